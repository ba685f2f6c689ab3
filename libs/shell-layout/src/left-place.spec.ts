import { leftPlaces } from '@freightdesk/shared-ui';
import { waitFor } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { standAt as standAtStep } from './left-place';

const step = { key: 'k1', pathname: '/jobs', search: '?page=2', hash: '', state: null };

const table = '<div data-rows><table><tbody><tr data-row="one" tabindex="0"><td>One</td></tr></tbody></table></div>';
const card = '<ul><li data-row="one"><div tabindex="0">One</div></li></ul>';

const at = (selector: string) => document.querySelector(selector) as HTMLElement;

function pageOf(content: string): HTMLElement {
  document.body.innerHTML = `<main>${content}<button>Add</button></main>`;
  return at('main');
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const standAt: typeof standAtStep = (...given) => {
  const end = standAtStep(...given);
  ends.push(end);
  return end;
};

/** Somebody comes to a row of the step's list, and leaves. */
function leave(content = table, key = step.key): void {
  const end = standAt(pageOf(content), { ...step, key }, null);
  const rows = document.querySelector('[data-rows]');
  if (rows) rows.scrollTop = 120;
  at('[tabindex]').focus();
  end();
}

const comeBack = (page: HTMLElement) => standAt(page, step, NavigationType.Pop);

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

it('keeps the row that the focus came to, and nothing of what is no row', () => {
  const end = standAt(pageOf(table), step, null);
  at('button').focus();
  expect(leftPlaces()).toEqual([]);

  at('tr').focus();
  end();

  expect(leftPlaces()).toEqual([{ key: 'k1', path: '/jobs', search: '?page=2', row: 'one', top: 0, rowsTop: 0 }]);
});

it('comes back to the row, and to where the rows were scrolled', () => {
  leave();

  comeBack(pageOf(table));

  expect(at('tr')).toHaveFocus();
  expect(at('[data-rows]').scrollTop).toBe(120);
});

it('comes back to a card of a phone', () => {
  leave(card);

  comeBack(pageOf(card));

  expect(at('li div')).toHaveFocus();
});

it('comes up to it from its record', () => {
  leave();

  standAt(pageOf(table), { ...step, key: 'k9', state: { placeOf: 'k1' } }, NavigationType.Push);

  expect(at('tr')).toHaveFocus();
});

it.each([
  ['by a link of another page', { ...step, key: 'k9' }, NavigationType.Push],
  ['where the page is the same', step, null],
])('leaves the focus where it is %s', (_name, location, come) => {
  leave();
  const page = pageOf(table);
  at('button').focus();

  standAt(page, location, come);

  expect(at('button')).toHaveFocus();
});

it('awaits rows that are on their way', async () => {
  leave();
  comeBack(pageOf('<p></p>'));

  at('p').innerHTML = table;

  await waitFor(() => expect(at('tr')).toHaveFocus());
});

it.each([
  ['the person does something else', () => void window.dispatchEvent(new Event('keydown'))],
  ['the page is left', (end: () => void) => end()],
])('awaits them no longer once %s', async (_name, happen) => {
  leave();
  const end = comeBack(pageOf('<p></p>'));
  at('button').focus();
  happen(end);

  at('p').innerHTML = table;
  await Promise.resolve();

  expect(at('button')).toHaveFocus();
});

it('forgets the oldest of many', () => {
  for (let index = 0; index < 60; index += 1) leave(table, `n${index}`);

  expect(leftPlaces()).toHaveLength(50);
  expect(leftPlaces()[0]?.key).toBe('n59');
});
