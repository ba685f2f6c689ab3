import { defineImport } from '@freightdesk/shared-endpoint';
import { shipmentAccess } from '../access';
import { carrierCodes } from './carrier-codes.data';
import { carrierClassifiers } from './carrier-event.rules';
import { dcsaTable } from './dcsa-events.rules';

/** What a carrier says of shipments: a table, or the JSON of DCSA Track & Trace. */
export const carrierEventImport = defineImport({
  kind: 'carrier-events',
  title: 'Carrier events',
  access: shipmentAccess.write,
  text: 'A row is an event: a DCSA or IATA code of a container, bill of lading, booking, air waybill or job. A JSON file of DCSA Track & Trace is taken too. What a person recorded stands, and what is known already adds nothing.',
  columns: {
    reference: { label: 'Reference', kind: 'text', isNeeded: true, example: 'CSQU3054383' },
    code: { label: 'Code', kind: 'text', isNeeded: true, choices: Object.keys(carrierCodes), example: 'DISC' },
    at: { label: 'When', kind: 'moment', isNeeded: true, example: '2026-11-20T09:30:00+05:30' },
    classifier: { label: 'Classifier', kind: 'text', choices: carrierClassifiers, example: 'ACT' },
    empty: { label: 'Empty or laden', kind: 'text', example: 'LADEN' },
    location: { label: 'Where', kind: 'text', example: 'INNSA' },
    remarks: { label: 'Remarks', kind: 'text', example: '' },
  },
  touches: ['shipments', 'jobcards', 'overview', 'timeline'],
  fromJson: dcsaTable,
});
