import { act } from '@testing-library/react';
import { renderScreen } from './render-screen';

/** What jsdom says of each label itself: the field that it is of. */
const labelsOf = (field: Element) => [...document.querySelectorAll('label')].filter(({ control }) => control === field);

const show = () =>
  renderScreen(
    <main>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <label htmlFor="name">As printed</label>
      <p id="twice">Not a field</p>
      <input id="twice" />
      <label htmlFor="twice">Of a paragraph</label>
      <label>
        <span>Around it</span>
        <select />
        <textarea />
      </label>
      <label htmlFor="press">Press</label>
      <button id="press" />
      <input type="hidden" id="hidden" />
      <label htmlFor="hidden">Hidden</label>
      <output />
    </main>,
  );

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea, button, output)'),
];
const texts = (labels: Iterable<Element> | null) => labels && [...labels].map(({ textContent }) => textContent);

describe('the labels of a field', () => {
  it('are those that are of it, in their order', () => {
    show();
    expect(fields().map(({ labels }) => texts(labels))).toEqual([
      ['Name', 'As printed'],
      [],
      ['Around it'],
      [],
      ['Press'],
      null,
      [],
    ]);
  });

  it('are what each label says of itself', () => {
    show();
    for (const field of fields().filter(({ labels }) => labels !== null)) {
      expect([...(field.labels ?? [])]).toEqual(labelsOf(field));
    }
  });

  it('change with the document', () => {
    show();
    const [name] = fields();
    const labels = name?.labels;
    const [first, second] = [...(labels ?? [])];
    act(() => first?.remove());
    expect(texts(labels ?? null)).toEqual(['As printed']);
    act(() => second?.setAttribute('for', 'press'));
    expect(texts(labels ?? null)).toEqual([]);
    expect(texts(fields()[4]?.labels ?? null)).toEqual(['As printed', 'Press']);
  });
});
