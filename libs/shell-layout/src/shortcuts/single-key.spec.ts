import { isSingleKey } from './single-key';

/** Whether `?` is taken when it is pressed in the first element of this page that can have the focus, or on the page itself. */
function isTaken(page: string, press: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = page;
  let answer = false;
  const hear = (event: KeyboardEvent) => {
    answer = isSingleKey(event, '?');
  };
  window.addEventListener('keydown', hear);
  const focus = document.querySelector('[data-focus]') ?? document.body;
  focus.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true, ...press }));
  window.removeEventListener('keydown', hear);
  return answer;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key that works alone', () => {
  it.each([
    ['on the page itself', ''],
    ['on a button', '<button data-focus>Add bank</button>'],
    ['on a row', '<table><tr tabindex="0" data-focus></tr></table>'],
  ])('is taken %s', (_where, page) => {
    expect(isTaken(page, { shiftKey: true })).toBe(true);
  });

  it.each([
    ['an input', '<input data-focus>'],
    ['a longer text', '<textarea data-focus></textarea>'],
    ['a rich text', '<div contenteditable="true"><b data-focus></b></div>'],
    ['a list of choices', '<ul role="listbox"><li data-focus></li></ul>'],
    ['an open menu', '<ul role="menu"><li data-focus></li></ul>'],
  ])('is left to %s', (_what, page) => {
    expect(isTaken(page)).toBe(false);
  });

  it.each(['dialog', 'alertdialog'])('is not taken behind a %s', (role) => {
    expect(isTaken(`<div role="${role}"></div>`)).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { key: '/' }])(
    'is not what was pressed with %j',
    (press) => {
      expect(isTaken('', press)).toBe(false);
    },
  );
});
