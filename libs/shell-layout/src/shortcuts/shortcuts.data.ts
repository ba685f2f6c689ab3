export interface Shortcut {
  /** Pressed together; `Ctrl` is the Command key on a Mac. Or what is typed into a field. */
  keys: readonly string[];
  text: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Every key that does something, and no other: the list is what people rely on. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: 'Find a record, a page or an action' },
      { keys: ['?'], text: 'Show this list' },
      { keys: ['Esc'], text: 'Close what is open; asks first when something was typed' },
    ],
  },
  {
    title: 'In a form',
    shortcuts: [
      { keys: ['Ctrl', 'S'], text: 'Save' },
      { keys: ['Ctrl', 'Enter'], text: 'Save, and begin the next one where the form offers it' },
      { keys: ['Ctrl', 'Enter'], text: 'Issue or post, in the form of a document' },
    ],
  },
  {
    title: 'In the lines of a form',
    shortcuts: [
      { keys: ['↓', '↑'], text: 'The same field of the line below or above' },
      { keys: ['Enter'], text: 'Next line; behind the last one a new line begins' },
      { keys: ['Ctrl', 'D'], text: 'Copy the field from the line above' },
      { keys: ['Ctrl', 'V'], text: 'Paste cells of a spreadsheet' },
    ],
  },
  {
    title: 'In a list',
    shortcuts: [
      { keys: ['Tab'], text: 'Reach the rows' },
      { keys: ['↓'], text: 'Next row' },
      { keys: ['↑'], text: 'Previous row' },
      { keys: ['Enter'], text: 'Open the row' },
      { keys: ['Space'], text: 'Quick view of the row; arrows go on to others' },
      { keys: ['Shift', 'Space'], text: 'Choose the row' },
      { keys: ['Shift', 'Enter'], text: 'On a heading: sort by it too' },
    ],
  },
  {
    title: 'On the board of leads',
    shortcuts: [
      { keys: ['↓', '↑', '→', '←'], text: 'Go to the card beside' },
      { keys: ['Shift', '→'], text: 'Move the card to the next stage' },
    ],
  },
  {
    title: 'In a note',
    shortcuts: [
      { keys: ['@'], text: 'Mention a person' },
      { keys: ['Ctrl', 'Enter'], text: 'Send the note' },
    ],
  },
  {
    title: 'In a date',
    shortcuts: [
      { keys: ['t'], text: 'Today' },
      { keys: ['+5'], text: 'In five days; -5 is five days ago' },
      { keys: ['5'], text: 'The 5th of this month' },
      { keys: ['5-2'], text: 'The nearest 5 February' },
      { keys: ['now'], text: 'This minute, where a time is asked for' },
      { keys: ['Alt', '↓'], text: 'Open the calendar' },
    ],
  },
  {
    title: 'In an amount',
    shortcuts: [
      { keys: ['12k'], text: '12,000' },
      { keys: ['1.2L'], text: '1,20,000' },
      { keys: ['2cr'], text: '2,00,00,000' },
    ],
  },
];
