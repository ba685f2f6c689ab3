interface ValidityCase {
  /** As the clock in India showed it. */
  generated: string;
  km: number;
  days: number;
  validUntil: string;
  source: string;
}

const nic = 'answers of the NIC sandbox, in github.com/resilient-tech/india-compliance test_e_waybill.json';

/** Ends of e-way bills as they were published, all in Indian time. */
export const publishedValidity: readonly ValidityCase[] = [
  { generated: '2024-02-25T11:10', km: 10, days: 1, validUntil: '2024-02-26T23:59', source: nic },
  { generated: '2022-10-05T12:39', km: 10, days: 1, validUntil: '2022-10-06T23:59', source: nic },
  { generated: '2023-05-22T18:22', km: 1, days: 1, validUntil: '2023-05-23T23:59', source: nic },
  { generated: '2023-08-07T12:34', km: 100, days: 1, validUntil: '2023-08-08T23:59', source: nic },
  { generated: '2023-08-08T15:28', km: 10, days: 1, validUntil: '2023-08-09T23:59', source: nic },
  {
    generated: '2024-09-13T02:00',
    km: 500,
    days: 3,
    validUntil: '2024-09-16T23:59',
    source: 'catargettestprep.com, e-way bill: generation, validity, transfer',
  },
  {
    generated: '2024-03-14T00:04',
    km: 150,
    days: 1,
    validUntil: '2024-03-15T23:59',
    source: 'rmpsco.com/?p=14028, the first day ends at the midnight of 15 March',
  },
];
