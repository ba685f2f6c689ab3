/** What stands on one side alone: in the books and not on a statement, or on a statement and not in the books. */
export const openSides = ['unpresented', 'uncredited', 'debited', 'credited'] as const;

export const openSideLabel: Readonly<Record<(typeof openSides)[number], string>> = {
  unpresented: 'Paid out, not presented',
  uncredited: 'Paid in, not credited',
  debited: 'Taken by the bank, not in the books',
  credited: 'Credited by the bank, not in the books',
};
