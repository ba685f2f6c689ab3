import {
  type AddBankInput,
  addBank,
  type Bank,
  type FileLayout,
  setDefaultBank,
  setPaymentFile,
  type TransferInput,
  transferBetweenBanks,
} from '@freightdesk/banks-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import { atWork } from './work-time';
import { Made } from './made';
import { spread, type World } from './world';

export interface Banks {
  current: Made<Bank>;
  second: Made<Bank>;
  dollars: Made<Bank>;
  cash: Made<Bank>;
}

const mainUpi = 'sagarfreight@hdfcbank';
const lakh = 1_00_000_00;

/** How the first bank wants vendors to be paid: its own words and columns, and no row of headings. */
const uploadOfBank: FileLayout = {
  ...{ format: 'CSV', hasHeader: false, dateFormat: 'DD/MM/YYYY', amountStyle: 'DECIMALS' },
  ...{ neftWord: 'N', rtgsWord: 'R', iftWord: 'I' },
  columns: [
    { header: 'Transaction type', content: 'WAY' },
    { header: 'Beneficiary code', content: 'FIXED' },
    { header: 'Beneficiary account', content: 'PAYEE_ACCOUNT' },
    { header: 'Amount', content: 'AMOUNT' },
    { header: 'Beneficiary name', content: 'PAYEE_NAME', most: 40 },
    { header: 'Instruction reference', content: 'ROW_NUMBER' },
    { header: 'Payment details', content: 'NARRATION', most: 20 },
    { header: 'Value date', content: 'PAY_ON' },
    { header: 'IFSC', content: 'PAYEE_IFSC' },
  ],
};

/** Two rupee accounts, one in dollars and the cash box, with what was in them on the first day. */
export function tellOfBanks(world: World): Banks {
  const rupees = { currency: 'INR', openingDate: world.firstDay } as const;
  return {
    current: open(
      world,
      {
        ...rupees,
        name: 'HDFC Bank',
        accountNumber: '50200045678901',
        ifsc: 'HDFC0000060',
        branch: 'Fort, Mumbai',
        accountType: 'CURRENT',
        upiId: mainUpi,
        openingBalancePaise: 18 * lakh,
      },
      uploadOfBank,
    ),
    second: open(world, {
      ...rupees,
      name: 'State Bank of India',
      accountNumber: '38945671234',
      ifsc: 'SBIN0000300',
      upiId: 'sagarfreight@sbi',
      branch: 'Ballard Estate, Mumbai',
      accountType: 'CURRENT',
      openingBalancePaise: 4 * lakh,
    }),
    dollars: open(world, {
      name: 'HDFC Bank EEFC',
      accountNumber: '50200099887766',
      ifsc: 'HDFC0000060',
      swift: 'HDFCINBB',
      branch: 'Fort, Mumbai',
      accountType: 'EEFC',
      currency: 'USD',
      openingDate: world.firstDay,
      openingBalanceMinor: 12_500_00,
      openingBalancePaise: 12_500 * 87_40,
    }),
    cash: open(world, {
      ...rupees,
      name: 'Cash',
      accountNumber: 'CASH',
      accountType: 'CASH',
      openingBalancePaise: 25_000_00,
    }),
  };
}

function open({ diary, firstDay, random }: World, input: AddBankInput, file?: FileLayout): Made<Bank> {
  const bank = new Made<Bank>(input.name);
  diary.note('ACCOUNT', atWork(firstDay, random), async (call) => {
    bank.record = await call(addBank, input);
    // Whichever was opened first is the default: receipts are to offer the bank that customers pay into.
    if (input.upiId === mainUpi && !bank.record.isDefault) {
      bank.record = await call(setDefaultBank, { id: bank.record.id });
    }
    const { id, version } = bank.record;
    if (file) await call(setPaymentFile, { id, version, ...file, columns: [...file.columns] });
  });
  return bank;
}

/** Cash for the counter, a reserve in the second bank, and dollars that are sold. */
export function tellOfTransfers(world: World, { current, second, dollars, cash }: Banks): void {
  const kinds = [
    { from: current, to: cash, amountMinor: 20_000_00, reference: 'Cash for the counter' },
    { from: current, to: second, amountMinor: 2 * lakh, reference: 'Reserve' },
    { from: dollars, to: current, amountMinor: 2_500_00, toAmountMinor: 2_500 * 88_10, reference: 'Dollars sold' },
  ];
  const all = Array.from({ length: world.scale }, () => kinds).flat();
  all.forEach(({ from, to, ...amounts }, index) => {
    const at = spread(world, index, all.length, 12);
    world.diary.note('ACCOUNT', at, async (call) => {
      const banks = { fromBankId: from.record.id, toBankId: to.record.id };
      const transfer: TransferInput = { ...banks, ...amounts, date: businessDateAt(at) };
      await call(transferBetweenBanks, transfer);
    });
  });
}
