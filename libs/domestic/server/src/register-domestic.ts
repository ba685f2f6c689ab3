import * as contract from '@freightdesk/domestic-contract';
import * as schema from '@freightdesk/domestic-contract/schema';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { correctEventInput, uploadPodInput } from '@freightdesk/tracking-contract/schema';
import { correctEvent } from '@freightdesk/tracking-server';
import { addDocket } from './docket/add-docket';
import { importDockets, knownDockets } from './docket/bring-in/import-dockets';
import { consignmentNotePdf } from './docket/consignment-note-pdf';
import { consignmentNotesPdf } from './docket/consignment-notes-pdf';
import { deleteDocket } from './docket/delete-docket';
import { docketWords } from './docket/docket-words.data';
import { listDocketRows } from './docket/docket.repository';
import { moveDocket } from './docket/move-docket';
import { readDocketHire } from './docket/hire/read-docket-hire';
import { setDocketHire } from './docket/hire/set-docket-hire';
import { findDocketOrRefuse } from './docket/read-docket';
import { updateDocket } from './docket/update-docket';
import type { DomesticPorts } from './domestic-ports';
import { findShipmentOrRefuse } from './shipment/read-shipment';
import { listShipmentRows } from './shipment/shipment.repository';
import { updateShipment } from './shipment/update-shipment';
import { shipmentTrack } from './shipment/shipment-track';
import { updateShipmentStatus } from './shipment/update-shipment-status';
import { uploadShipmentPod } from './shipment/upload-shipment-pod';

export function registerDomestic(api: Api, ports: DomesticPorts): void {
  registerDockets(api, ports);
  registerShipments(api, ports);
}

function registerDockets(api: Api, ports: DomesticPorts): void {
  const output = schema.docketSchema;
  const saved = schema.savedDocketSchema;
  api.list(contract.listDockets, { row: schema.docketRowSchema, exported: docketWords }, (request, { db }) =>
    listDocketRows(db, request),
  );
  api.read(contract.getDocket, { input: idQuery, output }, ({ id }, { db }) => findDocketOrRefuse(db, id));
  api.file(contract.getConsignmentNote, { input: schema.consignmentNoteQuery }, (query, context) =>
    consignmentNotePdf(query, context, ports),
  );
  api.file(contract.getConsignmentNotes, { input: schema.consignmentNotesQuery }, (query, context) =>
    consignmentNotesPdf(query, context, ports),
  );
  api.write(contract.addDocket, { input: schema.addDocketInput, output: saved }, (input, context) =>
    addDocket(input, context, ports),
  );
  api.write(contract.updateDocket, { input: schema.updateDocketInput, output: saved }, (input, context) =>
    updateDocket(input, context, ports),
  );
  api.write(contract.deleteDocket, { input: seenInput, output: gone }, deleteDocket);
  api.write(contract.moveDocket, { input: schema.moveDocketInput, output }, (input, context) =>
    moveDocket(input, context, ports),
  );
  api.write(contract.setDocketHire, { input: schema.setDocketHireInput, output }, (input, context) =>
    setDocketHire(input, context, ports),
  );
  api.read(contract.getDocketHire, { input: idQuery, output: schema.docketHireFiguresSchema }, ({ id }, { db }) =>
    readDocketHire(db, id, ports),
  );
  registerImport(api, contract.docketImport, importDockets(ports), knownDockets);
}

function registerShipments(api: Api, { holdDocument }: DomesticPorts): void {
  const output = schema.domesticShipmentSchema;
  const exported = { ...docketWords, exceptions: { labels: shipmentExceptionLabel } };
  api.list(contract.listDomesticShipments, { row: schema.domesticShipmentRowSchema, exported }, (request, { db }) =>
    listShipmentRows(db, request),
  );
  api.read(contract.getDomesticShipment, { input: idQuery, output }, ({ id }, { db }) => findShipmentOrRefuse(db, id));
  api.write(contract.updateDomesticShipment, { input: schema.updateDomesticShipmentInput, output }, updateShipment);
  api.write(
    contract.updateDomesticShipmentStatus,
    { input: schema.updateDomesticShipmentStatusInput, output: schema.updatedDomesticShipmentSchema },
    updateShipmentStatus,
  );
  api.write(contract.correctDomesticEvent, { input: correctEventInput, output }, (input, context) =>
    correctEvent(shipmentTrack, input, context),
  );
  api.write(contract.uploadDomesticPod, { input: uploadPodInput, output }, (input, context) =>
    uploadShipmentPod(input, context, holdDocument),
  );
}
