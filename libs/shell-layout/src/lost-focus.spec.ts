import { waitFor } from '@testing-library/react';
import { watchFocus } from './lost-focus';

const at = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;

const row = (id: string) => `<tr id="${id}" tabindex="0"><td>${id}</td><td><button>Actions</button></td></tr>`;

let end = () => undefined as void;

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Dockets</h1><table><tbody>${['a', 'b', 'c'].map(row).join('')}</tbody></table></main>
    <div role="dialog" tabindex="-1"><input /><button id="save">Save</button></div>`;
  end = watchFocus();
});
afterEach(() => end());

/** Longer than what is lost is looked for. */
const aMoment = () => new Promise((done) => setTimeout(done, 120));

it('goes on at the row that has taken the place of the one that is gone', async () => {
  at('#b button').focus();
  at('#b').remove();

  await waitFor(() => expect(at('#c')).toHaveFocus());
});

it('goes on at the last row where that one was gone', async () => {
  at('#c').focus();
  at('#c').remove();

  await waitFor(() => expect(at('#b')).toHaveFocus());
});

it('goes to the head of the page where nothing is left that could have it', async () => {
  at('#b').focus();
  at('table').remove();
  at('[role="dialog"]').remove();

  await waitFor(() => expect(at('h1')).toHaveFocus());
});

it.each(['to nothing', 'to the dialog around it'])(
  'comes back to a button that lost it %s while it saved',
  async (where) => {
    const save = at<HTMLButtonElement>('#save');
    save.focus();
    save.disabled = true;
    save.blur();
    if (where === 'to the dialog around it') at('[role="dialog"]').focus();
    await aMoment();

    save.disabled = false;

    await waitFor(() => expect(save).toHaveFocus());
  },
);

it('stays in the field that a refusal has put it into', async () => {
  const save = at<HTMLButtonElement>('#save');
  save.focus();
  save.disabled = true;
  await aMoment();
  at('input').focus();

  save.disabled = false;
  await aMoment();

  expect(at('input')).toHaveFocus();
});

it('stays nowhere where the person has put it there', async () => {
  at('#b').focus();
  at('#b').blur();
  at('#a').remove();
  await aMoment();

  expect(document.body).toHaveFocus();
});
