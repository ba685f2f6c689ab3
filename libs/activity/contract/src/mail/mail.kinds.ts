/** How far a letter has come: SENT is what the mail server took. */
export const mailStatuses = ['WAITING', 'SENT', 'FAILED'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusLabel: Readonly<Record<MailStatus, string>> = {
  WAITING: 'On its way',
  SENT: 'Gone out',
  FAILED: 'Not delivered',
};
