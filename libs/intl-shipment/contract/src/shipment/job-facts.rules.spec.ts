import { factsOfJob, newToJob } from './job-facts.rules';

const nothing = {
  ...{ mode: 'SEA_FCL' as const, direction: 'EXPORT' as const },
  bookingNumber: null,
  carrier: null,
  vessel: null,
  voyage: null,
  etd: null,
  flightNumber: null,
  mblNumber: null,
  mawbNumber: null,
  ...{ shippingBillNo: null, shippingBillDate: null, igmNo: null, igmDate: null, igmLineNo: null },
  ...{ boeNo: null, boeDate: null, boeType: null, leoDate: null, oocDate: null, doNumber: null, doValidUntil: null },
  ...{ portCode: null, onBoardDate: null },
};

describe('what a job and its shipment both know', () => {
  it('is told by the job, so that a status need not ask again', () => {
    expect(factsOfJob({ ...nothing, carrier: 'Maersk', etd: '2026-11-25' })).toEqual({
      carrier: 'Maersk',
      etd: '2026-11-25',
    });
  });

  it('goes to the job when a status tells it first', () => {
    expect(newToJob({ mblNo: 'MAEU123', vessel: 'Ever Given' }, nothing)).toEqual({
      mblNumber: 'MAEU123',
      vessel: 'Ever Given',
    });
  });

  it('is the shipping bill too, but when the goods were let go each status says itself', () => {
    const said = { shippingBillNo: '1234567', leoDate: '2026-11-24' };

    expect(newToJob(said, nothing)).toEqual(said);
    expect(factsOfJob({ ...nothing, ...said })).toEqual({ shippingBillNo: '1234567' });
  });

  it('is the station of customs, and the day on board once the vessel has the goods', () => {
    const said = { portCode: 'INNSA1', onBoardDate: '2026-11-24' };

    expect(newToJob(said, nothing)).toEqual(said);
    expect(factsOfJob({ ...nothing, ...said })).toEqual({ portCode: 'INNSA1' });
  });

  it('is only what a job of its way has: goods that never come here have no shipping bill', () => {
    const said = { shippingBillNo: '1234567', vessel: 'Ever Given' };
    expect(newToJob(said, { ...nothing, direction: 'CROSS_TRADE' })).toEqual({ vessel: 'Ever Given' });
  });

  it('is in the job as it was told last, such as the ETD of a booking that was rolled over', () => {
    const job = { ...nothing, carrier: 'Maersk', vessel: 'Ever Given', etd: '2026-11-30' };

    expect(newToJob({ carrier: 'Maersk', vessel: 'Ever Glory', etd: '2026-12-02' }, job)).toEqual({
      vessel: 'Ever Glory',
      etd: '2026-12-02',
    });
  });

  it('stays as the job has it where nothing is told, and a number that is to follow is none', () => {
    expect(newToJob({ carrier: '', mblNo: 'To follow' }, { ...nothing, carrier: 'Maersk', mblNumber: 'M1' })).toEqual(
      {},
    );
  });
});
