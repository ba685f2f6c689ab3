/** At the one of the mentioned who is none. */
export const notToBeMentioned = 'This person may not see the record, and so cannot be mentioned.';
