import type { ReminderTone } from '../letter/reminder-tone.kinds';

/** What each letter says, in the language of the paper. */
export const reminderWords: Readonly<Record<ReminderTone, { title: string; text: readonly string[] }>> = {
  FRIENDLY: {
    title: 'Payment reminder',
    text: [
      'The documents above have passed their due dates. It may well be that your payment is on its way: in that case please take this letter as a mark of thanks, and tell us its reference, so that we set it against the right ones.',
      'Should a document or a delivery need explaining, we are glad to help.',
    ],
  },
  FIRM: {
    title: 'Second payment reminder',
    text: [
      'In spite of our earlier reminder the documents above are still unpaid. We ask you to settle them within seven days of this letter.',
      'If you dispute an amount, please tell us which and why within that time, and pay what is not disputed.',
    ],
  },
  FINAL: {
    title: 'Last reminder before further steps',
    text: [
      'The documents above remain unpaid after repeated reminders. Unless all of it reaches us within seven days of this letter, further bookings wait and we shall have to take the steps that the law and our terms give us, with interest as agreed.',
      'If you have paid meanwhile, please send us the reference of the payment today.',
    ],
  },
};
