import { jobDirections, jobModes } from './jobcard.kinds';
import {
  fieldsOfWay,
  otherFieldWarnings,
  otherFields,
  withoutOtherCustoms,
  withoutOtherFields,
} from './way-fields.rules';

const bySea = {
  ...{ vessel: 'Maersk Chennai', voyage: '446W', mblNumber: 'MAEU123', hblType: 'ORIGINAL', demurrageFreeDays: 7 },
  ...{ vgmCutoffAt: '2026-11-20T10:00:00.000Z', containers: [{ containerNumber: 'MSCU6639870' }] },
};

describe('what a job says of its way', () => {
  it('by air is neither a vessel nor a bill of lading nor a container', () => {
    const way = { mode: 'AIR', direction: 'EXPORT' } as const;

    expect(otherFields(way, { ...bySea, carrier: 'Garuda Air Cargo', flightNumber: 'GU 245' }).sort()).toEqual(
      Object.keys(bySea).sort(),
    );
    expect(otherFieldWarnings(way, { vessel: 'Maersk Chennai', igmNo: '1234567' })).toEqual([
      { field: 'vessel', message: 'A job of this mode and direction has no such thing: its page does not show it.' },
      { field: 'igmNo', message: 'This is not kept: a job of this mode and direction has no such thing.' },
    ]);
  });

  it('by sea is neither a flight nor an air waybill', () => {
    const said = { ...bySea, flightNumber: 'GU 245', mawbNumber: '176-90625010', hawbNumber: 'H1', rateClass: 'Q' };
    expect(otherFields({ mode: 'SEA_FCL', direction: 'EXPORT' }, said)).toEqual([
      ...['flightNumber', 'mawbNumber', 'hawbNumber', 'rateClass'],
    ]);
  });

  it('on the way in has a delivery order and no cut-off, on the way out the other way round', () => {
    const said = { doNumber: 'DO 1', siCutoffAt: '2026-11-20T10:00:00.000Z' };
    expect(otherFields({ mode: 'SEA_LCL', direction: 'IMPORT' }, said)).toEqual(['siCutoffAt']);
    expect(otherFields({ mode: 'SEA_LCL', direction: 'EXPORT' }, said)).toEqual(['doNumber']);
  });

  it('of another way is left out by a form, and by the server where customs gave it', () => {
    const said = { boeNo: '4567890', shippingBillNo: '1234567', vessel: 'Maersk Chennai' };
    const job = { mode: 'AIR', direction: 'IMPORT', ...said } as const;
    expect(withoutOtherFields(job, job)).toMatchObject({ ...said, shippingBillNo: null, vessel: null });
    expect(withoutOtherCustoms(job, job)).toMatchObject({ ...said, shippingBillNo: null });
  });

  it('that is empty is of no way', () => {
    const said = { vessel: '', voyage: null, hblOriginals: undefined, containers: [] };
    expect(otherFields({ mode: 'AIR', direction: 'EXPORT' }, said)).toEqual([]);
  });
});

describe.each(jobModes)('a job of mode %s', (mode) => {
  it.each(jobDirections)('%s keeps each field of its way, and nothing else', (direction) => {
    const has = fieldsOfWay({ mode, direction });
    const said = Object.fromEntries(has.map((field) => [field, field === 'containers' ? [{}] : 'said']));

    expect(new Set(has).size).toBe(has.length);
    expect(withoutOtherFields({ mode, direction }, said)).toEqual(said);
    expect(otherFields({ mode: mode === 'AIR' ? 'SEA_FCL' : 'AIR', direction }, said)).not.toEqual([]);
  });
});
