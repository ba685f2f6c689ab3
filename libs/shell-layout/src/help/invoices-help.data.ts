import type { HelpTopic } from './help-topic';

const accounts = ['ADMIN', 'ACCOUNT'];

/** What is done of sale documents beside making them. */
export const invoicesTopics: readonly HelpTopic[] = [
  {
    question: 'How do I lower an invoice as a whole?',
    roles: accounts,
    steps: [
      'Enter Discount on the document in the form, in percent or as an amount. It comes off after the discounts of the lines and before tax.',
      'Each line bears its share; the paper, the e-invoice and the returns say it. Of an issued invoice it is a credit note.',
    ],
  },
  {
    question: 'How do I take back an invoice?',
    roles: accounts,
    steps: [
      'A draft is deleted: choose Delete the draft in its row. It has no number, and what it would have billed can be billed again.',
      'An issued invoice on which nothing is paid is cancelled under More, while its month is open; its number stays. Of a proforma the invoice that was made from it goes first.',
      'Otherwise choose Credit note. After 30 November following the year of the invoice its tax stays due: the note says so, and GSTR-1 and GSTR-3B leave it out.',
    ],
  },
  {
    question: 'How does a customer get the vouchers of what we paid for him?',
    roles: accounts,
    steps: [
      'Bill the charge that the job marks as paid on behalf of the customer. Once the vendor’s bill is entered for the same charge, the page of the invoice names it under Paid on behalf of the customer.',
      'Keep the scan beside that bill. It is then offered with the invoice: Document with vouchers is a ZIP of the PDF and all scans, and E-mail with vouchers sends the same.',
    ],
  },
  {
    question: 'How do I register invoices at the e-invoice portal?',
    roles: accounts,
    steps: [
      'Filter the list of sale invoices by E-invoice due: each says for how many days the portal still takes it.',
      'Mark them, choose E-invoice file and bring that to the portal. Open each invoice, choose E-invoice and paste what the portal answered.',
      'An IRN can be cancelled at the portal for 24 hours, and the invoice with it. After that a credit note corrects it.',
      'From which turnover and day the company has e-invoices stands under User management, Company.',
    ],
  },
  {
    question: 'How do I charge interest on overdue invoices?',
    roles: accounts,
    steps: [
      'Open the customer and choose Interest on overdue. Enter the rate and the day up to which it is charged; each invoice says its days and its interest.',
      'Make draft debit notes, look at them in the list and issue them: interest is taxed as the invoice was, and no day is charged twice.',
      'What is disputed or promised for a later day is left alone, and says so.',
    ],
  },
];
