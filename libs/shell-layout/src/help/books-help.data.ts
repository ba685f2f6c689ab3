import type { HelpTopic } from './help-topic';

const accounts = ['ADMIN', 'ACCOUNT'];

/** What accounts do at the end of a month. */
export const booksTopics: readonly HelpTopic[] = [
  {
    question: 'How do I file GSTR-1 and GSTR-3B?',
    roles: accounts,
    steps: [
      'Open GST amount under Reports and choose GST returns, then the return, its month and, where there are several, our GSTIN. A section opens the documents behind it.',
      'Below stands whether reports and ledger say the same. Download for the portal has the file that the portal takes; Export has the sections as CSV or XLSX.',
    ],
  },
  {
    question: 'How do I see which bills our vendors told the portal of?',
    roles: accounts,
    steps: [
      'Open GST returns and choose Input credit by GSTR-2B. Bring in the JSON file that the portal gives for the month.',
      'Each bill stands beside what the portal says of it. Choose a state to see those alone; Export takes along what is shown.',
    ],
  },
  {
    question: 'What becomes of input credit where a vendor is not paid for 180 days?',
    roles: accounts,
    steps: [
      'Open GST returns and choose Credit of unpaid bills: bills stand there from 30 days before, with their last day and the credit of what is unpaid.',
      'After that day choose Reverse the credit beside the bill. It is posted on the day that you enter and goes into table 4(B)(2) of its month.',
      'Once the vendor is paid, choose Take the credit again: in parts, as he was paid. It goes into tables 4(A)(5) and 4(D)(1).',
      'Interest is told and not posted: it is owed only as far as the credit was used.',
    ],
  },
  {
    question: 'How do I see what a bank has not shown yet?',
    roles: accounts,
    steps: [
      'Open Reconciliation from the command palette (Ctrl+K) and choose the bank and the day. It leads from the books to the statement, step by step.',
      'Below stands what is open on each side, by age. Match statement takes you to the lines; Export has all that is open.',
    ],
  },
  {
    question: 'What comes again every month, how do I post it?',
    roles: accounts,
    steps: [
      'Open the journal once, such as depreciation or rent, and choose Keep as a template. It is told on the first page as each month ends.',
      'Journals, Templates has all of them: a row begins the next journal as the last one was. Look at the amounts and post it.',
    ],
  },
  {
    question: 'How do I close a month?',
    roles: ['ADMIN'],
    steps: [
      'Open Month locks from the command palette (Ctrl+K) and choose Lock beside the month. A soft lock keeps everybody out but administrators, who post what is left to adjust.',
      'Once the returns are filed, lock it further as GST filed, with the day and the ARN: no invoice, note, bill or tax is added to what they told. A hard lock keeps everybody out.',
      'Unlock opens it again and asks why. The reason stays in the audit trail.',
    ],
  },
];
