/**
 * Makes jsdom's `labels` affordable, which a query by role or label asks of every field and button: jsdom walks the document for
 * each of them, and for each label in it once more. Here one walk tells the labels of all, and holds until the document changes. What is
 * answered stays the same.
 */
const { createRequire } = require('node:module');

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const formControls = requireOfJest('jsdom/lib/jsdom/living/helpers/form-controls.js');
const NodeList = requireOfJest('jsdom/lib/jsdom/living/generated/NodeList.js');
const { domSymbolTree } = requireOfJest('jsdom/lib/jsdom/living/helpers/internal-constants.js');

const isElement = ({ nodeType }) => nodeType === 1;

/** The first element of each id, as a label's `for` means it. */
function byId(elements) {
  const found = new Map();
  for (const element of elements) {
    const id = element.getAttributeNS(null, 'id');
    if (id !== null && !found.has(id)) found.set(id, element);
  }
  return found;
}

/** What a label is of: the element that its `for` names, without one the first field within it. */
function controlOf(label, named) {
  const control = label.hasAttributeNS(null, 'for')
    ? named.get(label.getAttributeNS(null, 'for') || undefined)
    : [...domSymbolTree.treeIterator(label)].find(formControls.isLabelable);
  return control && formControls.isLabelable(control) ? control : undefined;
}

function labelsByControl(root) {
  const elements = [...domSymbolTree.treeIterator(root)].filter(isElement);
  const named = byId(elements);
  const labels = elements.filter(({ localName }) => localName === 'label');
  const found = new Map();
  for (const label of labels) {
    const control = controlOf(label, named);
    found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

const known = new WeakMap();

function labelsIn(root) {
  if (known.get(root)?.version !== root._version) {
    known.set(root, { version: root._version, labels: labelsByControl(root) });
  }
  return known.get(root).labels;
}

// Before jsdom loads its elements, which take the function as they find it.
formControls.getLabelsForLabelable = (labelable) => {
  if (!formControls.isLabelable(labelable)) return null;
  if (!labelable._labels) {
    const root = labelable.getRootNode({});
    const query = () => labelsIn(root).get(labelable) ?? [];
    labelable._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
  }
  return labelable._labels;
};
