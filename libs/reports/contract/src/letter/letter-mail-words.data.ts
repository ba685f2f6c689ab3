import type { LetterKind } from './letter.kinds';

export interface MailWords {
  language: 'English' | 'हिन्दी';
  greeting: (name: string) => string;
  close: string;
  letters: Readonly<Record<LetterKind, { subject: string; text: string }>>;
}

const english: MailWords = {
  language: 'English',
  greeting: (name) => `Dear ${name},`,
  close: 'Kind regards',
  letters: {
    STATEMENT: {
      subject: 'Statement of account',
      text: 'please find attached the statement of your account with us. Should anything differ from your books, tell us which entry.',
    },
    FRIENDLY: {
      subject: 'Payment reminder',
      text: 'the attached letter names the documents that have passed their due dates. If your payment is on its way, please tell us its reference.',
    },
    FIRM: {
      subject: 'Second payment reminder',
      text: 'in spite of our earlier reminder the documents in the attached letter are still unpaid. We ask you to settle them within seven days.',
    },
    FINAL: {
      subject: 'Last reminder before further steps',
      text: 'the documents in the attached letter remain unpaid after repeated reminders. Please settle all of them within seven days; otherwise further bookings wait.',
    },
  },
};

const hindi: MailWords = {
  language: 'हिन्दी',
  greeting: (name) => `प्रिय ${name},`,
  close: 'सादर',
  letters: {
    STATEMENT: {
      subject: 'खाता विवरण',
      text: 'हमारे यहाँ आपके खाते का विवरण संलग्न है। यदि आपकी बही से कुछ अलग हो, तो बताएँ कि कौन-सी प्रविष्टि।',
    },
    FRIENDLY: {
      subject: 'भुगतान का स्मरण',
      text: 'संलग्न पत्र में वे दस्तावेज़ हैं जिनकी देय तारीख निकल चुकी है। यदि भुगतान भेजा जा चुका है, तो उसका संदर्भ बताएँ।',
    },
    FIRM: {
      subject: 'भुगतान का दूसरा स्मरण',
      text: 'पिछले स्मरण के बाद भी संलग्न पत्र के दस्तावेज़ बकाया हैं। कृपया सात दिन में उनका भुगतान करें।',
    },
    FINAL: {
      subject: 'आगे की कार्रवाई से पहले अंतिम स्मरण',
      text: 'बार-बार स्मरण के बाद भी संलग्न पत्र के दस्तावेज़ बकाया हैं। कृपया सात दिन में पूरा भुगतान करें; अन्यथा आगे की बुकिंग रुकेगी।',
    },
  },
};

/** What goes with each letter by e-mail. No figure stands here: what is owed is told by the paper alone. */
export const letterMailLanguages = [english, hindi] as const;
