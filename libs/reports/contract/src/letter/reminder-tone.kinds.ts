export const reminderTones = ['FRIENDLY', 'FIRM', 'FINAL'] as const;
export type ReminderTone = (typeof reminderTones)[number];

export const reminderToneLabel: Readonly<Record<ReminderTone, string>> = {
  FRIENDLY: 'Friendly reminder',
  FIRM: 'Firm reminder',
  FINAL: 'Last reminder',
};
