import { textsOf } from '@freightdesk/shared-sheet';
import { accountRows, accountStatementSheet, type AccountMove } from './account-statement.rules';
import type { LetterSides } from './letter-sheet.rules';
import { type OverdueDocument, reminderSheet, toRemindOf } from './reminder.rules';
import { reminderTones } from '../letter/reminder-tone.kinds';

const sides: LetterSides = {
  issuer: { name: 'Konkan Freight', gstin: '27AAGCB7383J1Z8', address: null },
  party: { name: 'Indian Oil', gstin: null, address: { line1: '4 Dock Road', city: 'Mumbai', pincode: '400001' } },
};
const period = { from: '2026-04-01', to: '2026-11-21' };
const move = (changes: Partial<AccountMove> = {}): AccountMove => ({
  ...{ date: '2026-05-01', type: 'SALE', number: 'SI/26-27/000001', narration: '', isReversal: false, paise: 1_180_00 },
  ...changes,
});

describe('a statement of account', () => {
  it('runs on from the opening to the closing balance, below zero as a credit', () => {
    const moves = [move(), move({ type: 'RECEIPT', number: 'RC/26-27/000001', paise: -2_000_00 })];

    const { rows, closingPaise } = accountRows({ period, openingPaise: 500_00, moves });

    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['01-Apr-2026', 'Opening balance', '', '', '500.00 Dr'],
      ['01-May-2026', 'SI/26-27/000001', '1,180.00', '', '1,680.00 Dr'],
      ['01-May-2026', 'RC/26-27/000001', '', '2,000.00', '320.00 Cr'],
      ['21-Nov-2026', 'Closing balance', '', '', '320.00 Cr'],
    ]);
    expect(closingPaise).toBe(-320_00);
  });

  it('ends with what is open by age, without the bands in which nothing stands', () => {
    const none = { notDuePaise: 0, to60Paise: 0, to90Paise: 0, to180Paise: 0, over180Paise: 0 };
    const ageing = { ...none, totalPaise: 1_180_00, to30Paise: 1_180_00, aheadPaise: 0, onAccountPaise: 0 };

    const { tables } = accountStatementSheet({ ...sides, period, openingPaise: 0, moves: [move()], ageing });

    expect(tables[1]?.columns.map(({ header }) => header)).toEqual(['Total', 'Up to 30 days']);
  });
});

describe('a reminder', () => {
  const document = (changes: Partial<OverdueDocument> = {}): OverdueDocument => ({
    ...{ id: 'a', number: 'SI/26-27/000001', date: '2026-05-01', dueDate: '2026-05-31', days: 174, paise: 1_180_00 },
    ...changes,
  });

  it.each<[string, Partial<OverdueDocument>, [string, string][], number]>([
    ['is of what is past its day', {}, [], 1],
    ['not of what falls due today', { days: 0 }, [], 0],
    ['not of what we owe', { paise: -1 }, [], 0],
    ['not of what is promised for a later day', {}, [['a', '2026-11-22']], 0],
    ['again on the day of the promise', {}, [['a', '2026-11-21']], 1],
  ])('%s', (_what, changes, promised, count) => {
    expect(toRemindOf([document(changes)], new Map(promised), '2026-11-21')).toHaveLength(count);
  });

  it.each(reminderTones)('in the tone %s names every document and what they come to', (tone) => {
    const documents = [document(), document({ id: 'b', number: 'SI/26-27/000002' })];

    const words = textsOf(reminderSheet({ ...sides, tone, date: '2026-11-21', documents })).join(' ');

    expect(words).toContain('SI/26-27/000002');
    expect(words).toContain('2,360.00');
    expect(words).toContain('Rupees Two Thousand Three Hundred Sixty Only');
  });
});
