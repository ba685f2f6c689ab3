/** One job in the product, step by step. */
export interface HelpTopic {
  question: string;
  steps: readonly string[];
  /** Whose job it is; everybody's where it names no role. */
  roles?: readonly string[];
}

export interface HelpSection {
  title: string;
  topics: readonly HelpTopic[];
}

/** The roles a reader may choose, as the product names them. */
export const helpRoles = {
  ADMIN: 'Administrator',
  MARKETING: 'Marketing',
  INTERNATIONAL: 'International',
  DOMESTIC: 'Domestic',
  ACCOUNT: 'Accounts',
} as const;

const admin = ['ADMIN'];
const sales = ['ADMIN', 'MARKETING', 'INTERNATIONAL'];
const international = ['ADMIN', 'INTERNATIONAL'];
const accounts = ['ADMIN', 'ACCOUNT'];

export const helpSections: readonly HelpSection[] = [
  {
    title: 'Signing in',
    topics: [
      {
        question: 'How do I sign in for the first time?',
        steps: [
          'Open the invitation link that your administrator gave you. It works once and not for long.',
          'Enter your name and choose a password of at least 15 characters; a sentence of a few words is easy to keep.',
        ],
      },
      {
        question: 'I have forgotten my password. What now?',
        steps: ['Ask your administrator for a password reset link, open it and choose a new password.'],
      },
      {
        question: 'Why was I signed out, and is my work lost?',
        steps: [
          'A session lasts twelve hours, and one hour without use. Then you are told and asked to sign in again.',
          'You come back to the page where you were. What you had typed into a form is kept on this computer and offered again.',
        ],
      },
      {
        question: 'How do I change language, colours and layout?',
        steps: [
          'Choose the language with the language button at the top of the page.',
          'Open the settings with the gear beside it: light or dark, contrast, direction, layout and colour. Reset brings back the defaults.',
        ],
      },
    ],
  },
  {
    title: 'Leads and quotations',
    topics: [
      {
        question: 'How do I enter an enquiry?',
        roles: sales,
        steps: [
          'Open Lead management and choose the button that adds a lead. Enter the customer, the route and what is to be moved.',
          'Set the date of the next follow-up, so that the lead comes up again in time.',
          'When the customer agrees, mark the lead as won and make the jobcard from it.',
        ],
      },
    ],
  },
  {
    title: 'Jobcards and shipments',
    topics: [
      {
        question: 'How do I open a jobcard?',
        roles: international,
        steps: [
          'Make it from a lead that was won, or open the jobcard list and create one.',
          'Enter parties, route, cargo and the references of the carrier. Save with Ctrl+S.',
        ],
      },
      {
        question: 'How do I keep a shipment up to date?',
        roles: international,
        steps: [
          'Open Shipment tracking, choose the shipment and enter the event that happened, with its place and time.',
          'Upload the proof of delivery when the goods have arrived.',
        ],
      },
    ],
  },
  {
    title: 'Parties',
    topics: [
      {
        question: 'How do I add a customer or a vendor?',
        steps: [
          'Choose a party in any form and type its name: if it is not there yet, the list offers to add it.',
          'Its GSTIN fills in the State and the PAN.',
        ],
      },
      {
        question: 'Where do accounts keep tax and credit data of a party?',
        roles: accounts,
        steps: ['Open Parties from the command palette (Ctrl+K), choose the party and edit it.'],
      },
    ],
  },
  {
    title: 'Invoices',
    topics: [
      {
        question: 'How do I raise a sale invoice?',
        roles: accounts,
        steps: [
          'Open Sale invoices and add one. Choose the customer and the job, then the charges; the tax follows from the place of supply.',
          'Save it as a draft while you are not sure. Issuing gives it its number and enters it in the books.',
          'An issued invoice is not edited. Cancel it, or correct it with a credit note.',
        ],
      },
    ],
  },
  {
    title: 'Receipts and banks',
    topics: [
      {
        question: 'How do I record money that a customer paid?',
        roles: accounts,
        steps: [
          'Open Payments and choose Record receipt. Enter the amount that reached the bank and the tax that was withheld.',
          'Divide the amount among the open invoices, or let the oldest be settled first. What is left becomes an advance.',
          'A cheque that came back is reversed, never deleted: the books keep both entries.',
        ],
      },
      {
        question: 'How do I add a bank or move money between banks?',
        roles: accounts,
        steps: [
          'Open Banks. Add a bank or a cash box with its opening balance, and set the one that forms should offer first as the default.',
          'Choose Transfer to move money from one to another.',
        ],
      },
    ],
  },
  {
    title: 'Reports',
    topics: [
      {
        question: 'Where do I see what was sold, and who owes us?',
        roles: accounts,
        steps: [
          'Open Reports. The sales report lists every invoice of the days that you choose, with its tax.',
          'Ledgers shows the balance of every account and party. Follow a row to its entries, and an entry to its document.',
        ],
      },
    ],
  },
  {
    title: 'Users and company',
    topics: [
      {
        question: 'How do I let a colleague in?',
        roles: admin,
        steps: [
          'Open User management and invite the person with e-mail address and role. Hand over the link that is shown: it is shown once.',
          'The role decides what the person sees and may do. Change it with Edit; it takes effect at once.',
        ],
      },
      {
        question: 'How do I keep somebody out?',
        roles: admin,
        steps: [
          'Block the user: they are signed out at once and cannot sign in. Unblock lets them in again.',
          'Remove erases name and e-mail address. What the person did stays in the history.',
        ],
      },
      {
        question: 'Where do I enter GSTIN, branches and number series of the company?',
        roles: admin,
        steps: ['Open User management and choose the tab Company.'],
      },
    ],
  },
  {
    title: 'By keyboard',
    topics: [
      {
        question: 'Which keys save time?',
        steps: [
          'Ctrl+K opens the command palette: every page and action that you may use.',
          'Ctrl+S saves a form, Ctrl+Enter saves and starts the next one, Esc closes.',
          'In a list, the arrows move from row to row and Enter opens one.',
          'In a date, t is today, +5 is five days on and 5-2 is the nearest 5 February. In an amount, 1.2L is 1,20,000.',
        ],
      },
    ],
  },
];
