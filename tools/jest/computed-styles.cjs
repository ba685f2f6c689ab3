/**
 * Makes jsdom's `getComputedStyle` affordable, which a query by role asks of every element: jsdom tries each rule of each style
 * sheet on each element, and works out every property. Here a rule is tried only where the element has the class, id or tag
 * that its last part asks for; of what queries ask for (`asked`) only the rules that say something of it; and what was computed
 * is kept for as long as jsdom keeps its own. What is answered stays the same.
 */
const { createRequire } = require('node:module');

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

const lastPart = /(?:^|[\s>+~])([\w-]+|\*)?((?:[.#][\w-]+|::?[\w-]+)*)$/;
const anything = '*';

function withoutBrackets(selector) {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return less === selector ? less : withoutBrackets(less);
}

/** What an element has, at least, that one selector without brackets matches: `.class`, `#id` or `tag`; anything where that is not plain. */
function needOf(selector) {
  const [, tag = anything, rest] = lastPart.exec(selector.trim()) ?? [];
  if (rest === undefined) return anything;
  return /[.#][\w-]+/.exec(rest)?.[0] ?? tag.toLowerCase();
}

const needs = new Map();

/** For each of the selectors between commas. */
function needsOf(selectorText) {
  if (!needs.has(selectorText)) {
    const plain = withoutBrackets(selectorText);
    const all = /["'\\()[\]]/.test(plain) ? [anything] : plain.split(',').map(needOf);
    needs.set(selectorText, all.includes(anything) ? [anything] : all);
  }
  return needs.get(selectorText);
}

function has(element, need) {
  if (need === anything) return true;
  if (need.startsWith('.')) return element.classList.contains(need.slice(1));
  if (need.startsWith('#')) return element.id === need.slice(1);
  return element.localName.toLowerCase() === need;
}

// Before jsdom loads its style rules, which take the function as they find it.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selectorText) =>
  needsOf(String(selectorText)).some((need) => has(element, need)) && matchesDontThrow(element, selectorText);

const { propertiesWithResolvedValueImplemented: resolved } = requireOfJest(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
const defaultStyleSheet = requireOfJest('jsdom/lib/jsdom/browser/default-stylesheet.js');
const requireOfJsdom = createRequire(requireOfJest.resolve('jsdom/lib/jsdom/living/helpers/style-rules.js'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const ownSheet = requireOfJsdom('rrweb-cssom').parse(defaultStyleSheet);

/** What queries, `toBeVisible` and clicks ask for. */
const asked = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['opacity', 'opacity'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
]);
const askedProperties = [...new Set(asked.values())];

const isOfScreen = ({ media }) => Array.from(media).includes('screen');

const rulesOf = ({ cssRules }) =>
  Array.from(cssRules).flatMap((rule) => (rule.media ? (isOfScreen(rule) ? Array.from(rule.cssRules) : []) : [rule]));

const telling = new WeakMap();

/** Whether the rule says something of what is asked for. */
function tells(rule) {
  if (!telling.has(rule)) {
    telling.set(
      rule,
      askedProperties.some((property) => rule.style?.getPropertyValue(property)),
    );
  }
  return telling.get(rule);
}

/** The rules that say something of what is asked for, in their order, by what an element needs for them. */
function rulesByNeed(document) {
  const byNeed = new Map();
  const rules = [ownSheet, ...document.styleSheets._list].flatMap(rulesOf).filter(tells);
  for (const [order, rule] of rules.entries()) {
    for (const need of needsOf(rule.selectorText)) byNeed.set(need, [...(byNeed.get(need) ?? []), { order, rule }]);
  }
  return byNeed;
}

const needsMetBy = (element) => [
  anything,
  element.localName.toLowerCase(),
  `#${element.id}`,
  ...(element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
];

function stylesOf(element, byNeed) {
  const found = needsMetBy(element).flatMap((need) => byNeed.get(need) ?? []);
  const rules = [...new Map(found.map(({ order, rule }) => [order, rule]))].sort(([a], [b]) => a - b);
  const matching = rules.filter(([, { selectorText }]) => matchesDontThrow(element, selectorText));
  return [...matching.map(([, { style }]) => style), element.style];
}

const read = new Map();

/** A value as a declaration keeps it, which takes no value that it cannot read. */
function asKept(property, value) {
  const key = `${property}:${value}`;
  if (!read.has(key)) {
    const declaration = new CSSStyleDeclaration();
    declaration.setProperty(property, value);
    read.set(key, declaration.getPropertyValue(property));
  }
  return read.get(key);
}

function saidOf(styles, property) {
  let said = '';
  for (const style of styles) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') said = '';
    else if (value !== '') said = asKept(property, value) || said;
  }
  return said;
}

/** What was computed since the document last changed: jsdom forgets its own (`_styleCache`) whenever it does. */
const computed = new WeakMap();

function sinceLastChange(document) {
  document._styleCache ??= new WeakMap();
  if (!computed.has(document._styleCache)) {
    computed.set(document._styleCache, { byNeed: rulesByNeed(document), values: new WeakMap(), whole: new WeakMap() });
  }
  return computed.get(document._styleCache);
}

function valueOf(element, property) {
  const { byNeed, values } = sinceLastChange(element._ownerDocument);
  if (!values.has(element)) values.set(element, { styles: stylesOf(element, byNeed) });
  const known = values.get(element);
  known[property] ??= saidOf(known.styles, property) || defaultOf(element, property);
  return known[property];
}

function defaultOf(element, property) {
  const { inherited, initial = '' } = resolved[property] ?? {};
  return inherited && element.parentElement ? valueOf(element.parentElement, property) : initial;
}

/** The style of an element: what is asked for often at once, all else from jsdom when it is asked for. */
function styleOf(element, whole) {
  const get = (_target, name) => {
    if (asked.has(name)) return valueOf(element, asked.get(name));
    if (name === 'getPropertyValue') {
      return (property) => (asked.has(property) ? valueOf(element, property) : whole().getPropertyValue(property));
    }
    const member = whole()[name];
    return typeof member === 'function' ? member.bind(whole()) : member;
  };
  return new Proxy({}, { get });
}

function keepComputedStyles(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element);
    if (pseudo || !impl?._ownerDocument) return getComputedStyle(element, pseudo);
    const { whole } = sinceLastChange(impl._ownerDocument);
    return styleOf(impl, () => {
      if (!whole.has(impl)) whole.set(impl, getComputedStyle(element));
      return whole.get(impl);
    });
  };
}

module.exports = { keepComputedStyles };
