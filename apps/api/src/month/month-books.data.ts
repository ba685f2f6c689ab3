import { earn, journal, reverse, setOff, spend, transfer, writeOff } from './month.builder';

/** What is spent, moved between banks, and booked by hand. */
export const monthBooks = [
  earn('U3', '2026-10-01', '3000', 5_00_000_00),
  earn('U4', '2026-10-02', '2400', 3_00_000_00, { bank: 'ICICI Current' }),
  spend('2026-10-03', '6020', 11_800_00, { gst: { gstRate: '18', supply: 'INTRA', itcEligible: true } }),
  spend('2026-10-05', '1250', 64_250_00),
  transfer('T1', '2026-10-05', 'HDFC Current', 'Petty cash', 15_000_00),
  spend('2026-10-06', '6020', 2_475_00, { bank: 'Petty cash' }),
  spend('2026-10-08', '6020', 640_00, { bank: 'Petty cash' }),
  transfer('T2', '2026-10-12', 'HDFC Current', 'ICICI Current', 2_00_000_00),
  spend('2026-10-13', '6020', 236_00, {
    bank: 'Petty cash',
    gst: { gstRate: '18', supply: 'INTRA', itcEligible: false },
  }),
  spend('2026-10-14', '1250', 28_400_00, { bank: 'ICICI Current' }),
  spend('2026-10-15', '6090', 1_180_00, { gst: { gstRate: '18', supply: 'INTRA', itcEligible: true } }),
  spend('2026-10-17', '1500', 94_400_00, { gst: { gstRate: '18', supply: 'INTER', itcEligible: true } }),
  transfer('T3', '2026-10-19', 'ICICI Current', 'HDFC Current', 12_345_00),
  spend('2026-10-20', '2400', 25_000_00, { bank: 'ICICI Current' }),
  earn('U1', '2026-10-23', '2900', 15_000_00),
  setOff('2026-10-25', 'Kaveri Warehousing', 'S11', 'P6', 35_400_00),
  spend('2026-10-29', '6090', 590_00, { gst: { gstRate: '18', supply: 'INTRA', itcEligible: true } }),
  journal('2026-10-30', 'Interest agreed with the customer', [
    ['1200 Delhi Leather', 1_215_50],
    ['4900', -1_215_50],
  ]),
  journal('2026-10-30', 'Discount that the vendor allows', [
    ['2100 Arabian Sea Lines', 2_500_00],
    ['4900', -2_500_00],
  ]),
  earn('U2', '2026-10-30', '4900', 4_321_50),
  spend('2026-10-30', '6000', 2_40_000_00),
  journal('2026-10-31', 'Rent of the yard that is not billed yet', [
    ['6010', 18_000_00],
    ['2900', -18_000_00],
  ]),
  journal('2026-10-31', 'Wear of computers', [
    ['6020', 4_750_00],
    ['1500', -4_750_00],
  ]),
  journal('2026-10-31', 'Output tax of the month set apart', [
    ['2230', 20_000_00],
    ['2290', -20_000_00],
  ]),
  writeOff('S8', 4_833_00),
  spend('2026-10-31', '2341', 6_000_00, { challan: { number: '07121', bsrCode: '0510308', date: '2026-10-31' } }),
  reverse('T3', 'Typed twice'),
  spend('2026-10-31', '2290', 20_000_00, { challan: { number: '29113', bsrCode: '0510308', date: '2026-10-31' } }),
];
