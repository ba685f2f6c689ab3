import {
  type AddBankInput,
  addBank,
  type Bank,
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

const lakh = 1_00_000_00;

/** Two rupee accounts, one in dollars and the cash box, with what was in them on the first day. */
export function tellOfBanks(world: World): Banks {
  const rupees = { currency: 'INR', openingDate: world.firstDay } as const;
  return {
    current: open(world, {
      ...rupees,
      name: 'HDFC Bank',
      accountNumber: '50200045678901',
      ifsc: 'HDFC0000060',
      branch: 'Fort, Mumbai',
      accountType: 'CURRENT',
      upiId: 'sagarfreight@hdfcbank',
      openingBalancePaise: 18 * lakh,
    }),
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

function open({ diary, firstDay, random }: World, input: AddBankInput): Made<Bank> {
  const bank = new Made<Bank>(input.name);
  diary.note('ACCOUNT', atWork(firstDay, random), async (call) => {
    bank.record = await call(addBank, input);
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
