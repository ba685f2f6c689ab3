/**
 * Makes jsdom's `getComputedStyle` affordable, which a query by role asks of every element: jsdom tries each rule of each style
 * sheet on each element. Here a rule is tried only where the element has the class, id or tag that its last part asks for, and
 * what was computed is kept for as long as jsdom keeps its own. What is answered stays the same.
 */
const { createRequire } = require('node:module');

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

const lastPart = /(?:^|[\s>+~])([\w-]+|\*)?((?:[.#][\w-]+|::?[\w-]+)*)$/;
const anything = () => true;

function withoutBrackets(selector) {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return less === selector ? less : withoutBrackets(less);
}

/** What an element has, at least, that one selector without brackets matches; anything where that is not plain to see. */
function needOf(selector) {
  const [, tag = '*', rest] = lastPart.exec(selector.trim()) ?? [];
  const [, mark, name] = /([.#])([\w-]+)/.exec(rest ?? '') ?? [];
  if (mark === '.') return ({ classList }) => classList.contains(name);
  if (mark === '#') return ({ id }) => id === name;
  if (rest === undefined || tag === '*') return anything;
  return ({ localName }) => localName.toLowerCase() === tag.toLowerCase();
}

function needOfAny(selectorText) {
  const plain = withoutBrackets(selectorText);
  if (/["'\\()[\]]/.test(plain)) return anything;
  const needs = plain.split(',').map(needOf);
  return needs.includes(anything) ? anything : (element) => needs.some((isMet) => isMet(element));
}

const needs = new Map();

function mayMatch(element, selectorText) {
  if (!needs.has(selectorText)) needs.set(selectorText, needOfAny(String(selectorText)));
  return needs.get(selectorText)(element);
}

// Before jsdom loads its style rules, which take the function as they find it.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selectorText) =>
  mayMatch(element, selectorText) && matchesDontThrow(element, selectorText);

/** jsdom forgets its styles (`_styleCache`) whenever the document changes, and these go with them. */
function keepComputedStyles(window) {
  const { getComputedStyle } = window;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const styles = implForWrapper(element)?._ownerDocument._styleCache;
    if (pseudo || !styles) return getComputedStyle(element, pseudo);
    if (!kept.has(styles)) kept.set(styles, new WeakMap());
    const known = kept.get(styles);
    if (!known.has(element)) known.set(element, getComputedStyle(element));
    return known.get(element);
  };
}

module.exports = { keepComputedStyles };
