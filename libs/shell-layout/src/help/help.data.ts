import { booksTopics } from './books-help.data';
import { invoicesTopics } from './invoices-help.data';
import type { HelpSection } from './help-topic';

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
const domestic = ['ADMIN', 'DOMESTIC'];
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
        question: 'How do I change my password?',
        steps: [
          'Open the account menu, the last button at the top of the page, and choose Change password.',
          'Enter the current password and the new one. Wherever else you are signed in, you will have to sign in again.',
        ],
      },
      {
        question: 'I have left a computer and am still signed in there. What now?',
        steps: ['Open the account menu and choose Sign out everywhere else. Where you are now, you stay signed in.'],
      },
      {
        question: 'Why was I signed out, and is my work lost?',
        steps: [
          'A session lasts twelve hours, and one hour without use. Then you are told and asked to sign in again.',
          'You come back to the page where you were. What you had typed into a form is kept on this computer and offered again.',
        ],
      },
      {
        question: 'How do I find a record by its number or name?',
        steps: [
          'Press Ctrl+K, or choose the magnifying glass at the top of the page, and type or paste any number: of an invoice, a job, a docket, a container, an air waybill, an e-way bill, a GSTIN, a vehicle, a UTR or a phone. Spaces, dashes and small letters do not matter, and the last digits of our own numbers are enough.',
          'Or type a name; one wrong letter is forgiven. With a party come its latest jobs, dockets, invoices and payments.',
          'Choose with the arrow keys and open with Enter. Before you type, the records that you had open last are offered.',
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
      {
        question: 'How does a customer accept a quotation without calling?',
        roles: sales,
        steps: [
          'Open a quotation that was sent, choose Customer’s link, then Make a link. Copy it or write the e-mail at once: it is not shown again.',
          'The customer reads what is sold, never what it costs, and accepts or declines under a name. The jobcard is made as if you had accepted it.',
          'Your first page tells you for a week, and the quotation says who answered, when and from where. The link ends with the price, or when you revoke it.',
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
          'Ports and airports are found by name, another name or UN/LOCODE: all sea ports of the package sea-ports, and the airports and inland depots that are met most, each by its code on the list of the United Nations, which customs may call otherwise. That list has over 100,000 places: a code that is not offered, typed in capitals, is used when you say so, and any other place is written in words.',
        ],
      },
      {
        question: 'Why can I not close a job?',
        roles: international,
        steps: [
          'The page of the job says what it waits for; press the sentence to go there. Each charge is billed or waived, each cost has its bill or is marked as certain.',
          'A job that earns less than the least margin of the company is closed by an administrator, who says why. What it earns stands under Charges, Profit: as posted, with the costs that are certain and its share of a consol.',
        ],
      },
      {
        question: 'How do I make a consol and share its costs?',
        roles: international,
        steps: [
          'Open the jobcard that has the master bill and choose Houses, Add houses. Tick the jobs that travel under it; say why where their ports differ.',
          'Choose Share costs: by chargeable kg, volume, TEU or equally, for all charges or for one of them. What each house bears is shown before it is kept.',
          'Share them again when weights or charges have changed: the page says so. Accounts move what is posted under Journals, Shared costs.',
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
    title: 'Dockets',
    topics: [
      {
        question: 'How do I write a docket?',
        roles: domestic,
        steps: [
          'Open the docket list and add a docket. Enter who is billed, who sends and who gets the goods, and what they weigh. Save with Ctrl+S.',
          'The form says which weight is charged and why, and until when each e-way bill is valid.',
          'Choose Book when nothing is lacking: the docket takes its number, and its consignment note can be printed.',
          'Papers, at the head of the docket, has each copy of the note. For several at once mark them in the list and choose what is to be done with them.',
        ],
      },
      {
        question: 'How do I bring in the dockets of a file?',
        roles: domestic,
        steps: [
          'Open the docket list, choose Bring in from a file in the menu beside Add docket, and take the sample file for its columns.',
          'Choose your file. What is wrong is told row by row: mend it in the file and choose it again. Nothing is written before you press Bring in.',
          'A row that says Yes under Book takes its number, any other stays a draft. The same file twice adds nothing.',
          'Drafts are booked together: mark them in the list and choose Book. The oldest takes the first number, and one that lacks something says what.',
        ],
      },
      {
        question: 'How do I keep a domestic shipment up to date?',
        roles: domestic,
        steps: [
          'Open Shipment tracking, choose the shipment and update its status: the form asks what the next step needs.',
          'Dates and exceptions says when the goods are expected and what goes wrong on the way.',
          'Deliveries of the week, the button of Shipment tracking, shows what is expected and what was promised, by day or by vehicle.',
          'A delivered docket waits for its proof: upload the signed copy with Upload POD, then set it to POD verified.',
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
        steps: [
          'Open Parties from the list of sale or purchase invoices, or from the command palette (Ctrl+K), choose the party and edit it.',
        ],
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
          'An issued invoice is not edited. Cancel it with a reason while nothing is paid, or correct it by a credit note.',
        ],
      },
      {
        question: 'How do I credit an invoice, or a part of it?',
        roles: accounts,
        steps: [
          'Open the invoice and choose Credit note. Every line stands there with what is left of it: lower an amount, or empty it to leave the line as it is.',
          'Say why, and look at what it comes to: it is taxed as the invoice was. Issuing takes a number of its own and enters it in the books.',
          'It lowers what is outstanding. What exceeds that stays with us as the customer’s, and shows below zero in the list.',
          'An invoice with a credit note is not cancelled: cancel the note first.',
        ],
      },
      ...invoicesTopics,
      {
        question: 'How do I enter a bill of a vendor?',
        roles: accounts,
        steps: [
          'Open Purchase invoices and add a bill. Choose the vendor, then enter number and date as they are printed on the paper.',
          'Choose or drop its scan above the form: it stands beside the fields while you type, and is kept with the bill once that is saved.',
          'Enter what was bought, and choose the job that each cost belongs to. The account follows from the service unless you choose another.',
          'Look at the preview: it says what tax is deducted (TDS) and why. Where the printed tax differs by a few paise, enter it as it is printed.',
          'Save it as a draft while you are not sure. Posting gives it our number and enters it in the books; a posted bill is cancelled, or corrected by a debit note from its page.',
        ],
      },
    ],
  },
  {
    title: 'Payments and banks',
    topics: [
      {
        question: 'How do I record money that a customer paid?',
        roles: accounts,
        steps: [
          'Open Payments and choose Record receipt. Enter the amount that reached the bank and the tax that was withheld.',
          'Divide the amount among the open invoices, or let the oldest be settled first. What is left becomes an advance.',
          'What is left goes back by Refund on the page of the receipt: choose the bank, the day and how much. The GST on the advance goes back with it under a refund voucher, whose paper is on the page of the refund.',
          'Dollars go back as dollars: say the rate of the day, or the rupees that the bank took. What the rates differ by is exchange gain or loss.',
          'A cheque that came back is reversed, never deleted: the books keep both entries.',
          'In Match statement choose Take back beside the line that gives it back, and enter what the bank took for it: that is an expense of the same day, with its GST as credit.',
        ],
      },
      {
        question: 'How do I pay a vendor?',
        roles: accounts,
        steps: [
          'Open the bill and choose Pay, or open Payments and choose Record payment. Enter what left the bank; what it charged is part of the amount.',
          'Divide the amount among the open bills. What a vendor owes us stands there with a minus and is set against the others.',
          'Without a bill the money is an advance: enter the TDS that you withhold from it. Allocate it later, when the bill is posted; that bill withholds nothing for it again.',
        ],
      },
      {
        question: 'How does the file of a payment run get the columns that our bank wants?',
        roles: accounts,
        steps: [
          'Open the bank, choose Payment file and Edit the payment file. Put the columns into the order of the bank, with its headings, and enter its words for NEFT, RTGS and payments within the bank.',
          'Below stands how the file begins. An approved payment run shows its own first rows before File for the bank takes them. Once the bank has paid, import its statement: Match statement proposes each vendor of the run.',
        ],
      },
      {
        question: 'How do I print a cheque?',
        roles: accounts,
        steps: [
          'Record the payment by cheque, open it and choose Print cheque. Say to whom it is made out, whether it is for the account of the payee only and whether it is for no more than its amount, and put the leaf into the printer.',
          'Another leaf of the same cheque asks why, and stands on the timeline. Where the print misses the lines of the leaf, open the bank, choose Cheque leaf and move each thing by mm.',
        ],
      },
      {
        question: 'How do I hand the cash box over to a colleague?',
        roles: accounts,
        steps: [
          'Open the cash box, choose Cash counts and Count cash. Count it and say under Hand over to who keeps it from now on.',
          'Your colleague opens the same page, counts it and takes it over; until both counts are the same it stays with you. Whoever else counts a box is told beside the count.',
        ],
      },
      {
        question: 'How do I book an expense, or pay TDS and GST?',
        roles: accounts,
        steps: [
          'Open Payments and choose Record expense. Choose what it is spent for, by code or name: a cost, or the account of the due.',
          'Where the bill shows GST, say so: the amount has it in it, and what of it is credit goes into the GST report.',
          'Of a due enter the challan that the bank gave you. The page of a TDS challan lists the deductions that it covers, oldest first. Interest, a loan or capital comes in by Record other receipt.',
          'Money that nobody claims yet is a receipt for 2900 Suspense; a line of a statement is recorded as Unidentified. It waits on the first page, and the filter To assign of the list shows all of it: once you know who paid, open it, choose Assign to a customer and settle his invoices by it.',
        ],
      },
      {
        question: 'How do I add a bank or move money between banks?',
        roles: accounts,
        steps: [
          'Open Banks. Add a bank or a cash box with its opening balance, and set the one that forms should offer first as the default.',
          'Choose Transfer to move money from one to another. Transfers lists what moved; a slip is reversed there.',
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
      ...booksTopics,
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
        question: 'Where do I say who pays the GST of our freight by road (GTA)?',
        roles: admin,
        steps: [
          'Open Charge heads, choose GTA option and add one: the day from which it holds, whether we charge the tax without or with input credit or the recipient owes it, and the declaration that says so, such as Annexure V.',
          'An option that was wrong is followed by another of the same day. What was billed stays as it was.',
        ],
      },
      {
        question: 'Where do I enter GSTIN, branches and number series of the company?',
        roles: admin,
        steps: ['Open User management and choose the tab Company.'],
      },
      {
        question: 'Where do I say how our numbers go on from the books of before?',
        roles: admin,
        steps: [
          'Open User management, choose the tab Company and go to Number series. Choose the series; one that is not there yet is opened by Open a series.',
          'Enter the first number of this year, the one after the last of your books of before. Below stands what the next document will be called. Once that number is given, it stays.',
        ],
      },
    ],
  },
];
