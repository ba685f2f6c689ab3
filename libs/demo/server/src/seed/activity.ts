import { addNote, listPeople, uploadDocument } from '@freightdesk/activity-contract';
import { listDockets } from '@freightdesk/domestic-contract';
import { listJobcards, listLeads, listShipments, updateLead, uploadPod } from '@freightdesk/intl-shipment-contract';
import { listSaleInvoices } from '@freightdesk/invoices-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { pdfFile, photoFile } from '../company/papers';
import type { Call } from './diary';
import { historyDays, type World } from './world';

const newest = { pageSize: 1 } as const;

/** Whoever is asked comes first in the note. */
async function ask(call: Call, of: { record: string; recordId: string }, text: string): Promise<void> {
  const people = await call(listPeople, of);
  const asked = people.find(({ name }) => name.startsWith('Asha'));
  await call(addNote, asked ? { ...of, text: `@${asked.name} ${text}`, mentions: [asked.id] } : { ...of, text });
}

/** Of the leads that wait longest two are called today and one tomorrow. */
function planFollowUps({ diary, firstDay }: World): void {
  const day = (days: number, time: string) => `${addDays(firstDay, historyDays + days)}T${time}+05:30`;
  const times = [day(0, '11:00:00'), day(0, '16:30:00'), day(1, '10:15:00')];
  diary.note('MARKETING', new Date(day(0, '00:20:00')), async (call) => {
    const { data } = await call(listLeads, { stage: ['NEW'], sort: 'nextFollowUpAt', pageSize: times.length });
    for (const [place, { id, version }] of data.entries())
      await call(updateLead, { id, version, nextFollowUpAt: new Date(times[place] ?? '').toISOString() });
  });
}

/** The agent abroad has sent the proof of what was delivered last; nobody has looked at it yet. */
async function receiveProof(call: Call): Promise<void> {
  const jobs = (await call(listJobcards, { status: ['COMPLETED'], pageSize: 10 })).data;
  for (const { id: jobcardId } of jobs) {
    const [delivered] = (await call(listShipments, { jobcardId, status: ['DELIVERED'], pageSize: 1 })).data;
    if (!delivered) continue;
    const { id, version, statusAt } = delivered;
    const file = [
      pdfFile('delivery-receipt.pdf', 'Received in good order'),
      pdfFile('delivery-receipt-page-2.pdf', 'Packages by their marks'),
    ];
    await call(uploadPod, { id, version, receiverName: 'K. Vogel', deliveredAt: statusAt, file });
    return;
  }
}

/** On the evening before today each desk writes down what the next morning must know, and puts the papers beside it. */
export function tellOfActivity(world: World): void {
  const { diary, firstDay } = world;
  planFollowUps(world);
  const evening = new Date(`${addDays(firstDay, historyDays - 1)}T18:30:00+05:30`);

  diary.note('INTERNATIONAL', evening, async (call) => {
    for (const { id } of (await call(listJobcards, newest)).data) {
      const of = { record: 'jobcard', recordId: id };
      await call(addNote, {
        ...of,
        text: 'The shipper sends the final packing list tonight.\nWeights are not to change.',
      });
      const file = pdfFile('packing-list.pdf', 'Packing list');
      await call(uploadDocument, { ...of, kind: 'PACKING_LIST', file });
      await ask(call, of, 'please look at the demurrage terms before we book.');
    }
  });
  diary.note('INTERNATIONAL', evening, receiveProof);
  diary.note('DOMESTIC', evening, async (call) => {
    for (const { id } of (await call(listDockets, { ...newest, status: 'IN_TRANSIT' })).data) {
      const of = { record: 'docket', recordId: id };
      await call(addNote, { ...of, text: 'The driver calls from the toll plaza at 7 in the morning.' });
      await call(uploadDocument, { ...of, kind: 'PHOTO', file: photoFile('seal.png') });
    }
  });
  diary.note('ACCOUNT', evening, async (call) => {
    for (const { id } of (await call(listSaleInvoices, newest)).data) {
      await call(addNote, { record: 'sale invoice', recordId: id, text: 'Sent by e-mail; they pay on the 5th.' });
    }
  });
}
