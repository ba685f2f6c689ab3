import { type GstMonth, type GstMovement, gstRows, gstSummary, gstTies } from './gst-report.rules';

const month = (changes: Partial<GstMonth> = {}): GstMonth => ({
  month: '2026-04',
  side: 'OUTPUT',
  taxablePaise: 10_000_00,
  cgstPaise: 900_00,
  sgstPaise: 900_00,
  igstPaise: 0,
  ...changes,
});
const moved = (changes: Partial<GstMovement> = {}): GstMovement => ({
  month: '2026-04',
  side: 'OUTPUT',
  head: 'CGST',
  paise: 900_00,
  ...changes,
});

describe('what is payable', () => {
  it('is what was sold less the credit, head by head', () => {
    const input = month({ side: 'INPUT', taxablePaise: 4_000_00, cgstPaise: 360_00, sgstPaise: 360_00 });

    expect(gstSummary([month(), input])).toMatchObject({
      output: { taxablePaise: 10_000_00, cgstPaise: 900_00 },
      input: { taxablePaise: 4_000_00, sgstPaise: 360_00 },
      payable: { cgstPaise: 540_00, sgstPaise: 540_00, igstPaise: 0 },
    });
  });

  it('is nothing of a reverse charge whose credit is taken, and all of one without', () => {
    const owed = month({ side: 'REVERSE_CHARGE', cgstPaise: 250_00, sgstPaise: 250_00 });
    const credit = { ...owed, side: 'REVERSE_CHARGE_CREDIT' as const };

    expect(gstSummary([owed, credit]).payable).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
    expect(gstSummary([owed]).payable).toEqual({ cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 });
  });

  it('is a credit to carry forward where more was bought than sold', () => {
    expect(gstSummary([month({ side: 'INPUT' })]).payable.cgstPaise).toBe(-900_00);
  });
});

describe('the ties to the ledger', () => {
  it('are of every side and head, output first', () => {
    const ties = gstTies([month()], [moved(), moved({ head: 'SGST' })]);

    expect(ties).toHaveLength(15);
    expect(ties[0]).toEqual({
      side: 'OUTPUT',
      head: 'CGST',
      reportPaise: 900_00,
      ledgerPaise: 900_00,
      differencePaise: 0,
    });
    expect(ties.filter(({ differencePaise }) => differencePaise !== 0)).toEqual([]);
  });

  it('show what the ledger moved without a document', () => {
    expect(gstTies([], [moved()])[0]).toMatchObject({ reportPaise: 0, ledgerPaise: 900_00, differencePaise: -900_00 });
  });

  it('of two months that are wrong against each other are told in the rows', () => {
    const documents = [month(), month({ month: '2026-05' })];
    const movements = [moved({ paise: 1_800_00 }), moved({ head: 'SGST', paise: 1_800_00 })];

    expect(gstTies(documents, movements).every(({ differencePaise }) => differencePaise === 0)).toBe(true);
    expect(gstRows(documents, movements).map((row) => [row.month, row.differencePaise])).toEqual([
      ['2026-04', 1_800_00],
      ['2026-05', 1_800_00],
    ]);
  });

  it('have a row for a month that only the ledger knows', () => {
    expect(gstRows([], [moved({ month: '2026-06' })])).toMatchObject([
      { month: '2026-06', side: 'OUTPUT', cgstPaise: 0, differencePaise: 900_00 },
    ]);
  });
});
