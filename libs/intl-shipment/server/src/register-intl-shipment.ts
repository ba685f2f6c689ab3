import * as contract from '@freightdesk/intl-shipment-contract';
import * as schema from '@freightdesk/intl-shipment-contract/schema';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { correctEventInput, uploadPodInput, verifyPodInput } from '@freightdesk/tracking-contract/schema';
import { correctEvent } from '@freightdesk/tracking-server';
import type { IntlShipmentPorts } from './intl-shipment-ports';
import { importCarrierEvents, knownCarrierEvents } from './carrier/import-carrier-events';
import { profitOfJob } from './consol/profit-of-job';
import { addJobcard } from './jobcard/add-jobcard';
import { deleteJobcard } from './jobcard/delete-jobcard';
import { accrueFreeDays, metered } from './jobcard/free-days';
import { lastOfLane } from './jobcard/last-of-lane.repository';
import { moveJobcard } from './jobcard/move-jobcard';
import { jobcardWords } from './jobcard/jobcard-words.data';
import { listJobcardRows } from './jobcard/jobcard.repository';
import { findJobcardOrRefuse } from './jobcard/read-jobcard';
import { settlePaper } from './jobcard/settle-paper';
import { updateJobcard } from './jobcard/update-jobcard';
import { addLead } from './lead/add-lead';
import { deleteLead } from './lead/delete-lead';
import { findLeadOrRefuse } from './lead/find-lead';
import { followUpLead } from './lead/follow-up-lead';
import { importLeads } from './lead/import-leads';
import { leadFiguresOf } from './lead/lead-figures';
import { leadWords } from './lead/lead-words.data';
import { listLeadRows } from './lead/lead.repository';
import { updateLead } from './lead/update-lead';
import { jobPaperPdf, readJobPaperFacts } from './paper/job-paper';
import { jobSheetsPdf } from './paper/job-sheets';
import { registerRateSheets } from './rate-sheet/rate-sheet.routes';
import { registerConsols } from './register-consols';
import { registerQuotations } from './register-quotations';
import { registerQuoted } from './register-quoted';
import { findShipmentOrRefuse } from './shipment/read-shipment';
import { listShipmentRows } from './shipment/shipment.repository';
import { updateShipment } from './shipment/update-shipment';
import { shipmentTrack } from './shipment/shipment-track';
import { updateShipmentStatus } from './shipment/update-shipment-status';
import { uploadShipmentPod } from './shipment/upload-shipment-pod';
import { verifyShipmentPod } from './shipment/verify-shipment-pod';
import { convertLead, moveOrWinLead } from './winning/convert-lead';

export function registerIntlShipment(api: Api, ports: IntlShipmentPorts): void {
  registerLeads(api, ports);
  registerQuotations(api, ports);
  registerQuoted(api, ports);
  registerJobcards(api, ports);
  registerConsols(api);
  registerShipments(api, ports);
  registerRateSheets(api);
}

function registerLeads(api: Api, ports: IntlShipmentPorts): void {
  const output = schema.leadSchema;
  api.list(contract.listLeads, { row: output, exported: leadWords }, (request, { db }) => listLeadRows(db, request));
  api.read(contract.getLead, { input: idQuery, output }, ({ id }, { db }) => findLeadOrRefuse(db, id));
  api.read(
    contract.getLeadFigures,
    { input: schema.leadFiguresInput, output: schema.leadFiguresSchema },
    (input, { db, clock }) => leadFiguresOf(input, db, clock),
  );
  api.write(contract.addLead, { input: schema.addLeadInput, output }, (input, context) =>
    addLead(input, context, ports.takeLeadNumber),
  );
  registerImport(api, contract.leadImport, importLeads(ports.takeLeadNumber));
  api.write(contract.updateLead, { input: schema.updateLeadInput, output }, updateLead);
  api.write(contract.followUpLead, { input: schema.followUpLeadInput, output }, followUpLead);
  api.write(contract.deleteLead, { input: seenInput, output: gone }, deleteLead);
  api.write(contract.moveLead, { input: schema.moveLeadInput, output }, (input, context) =>
    moveOrWinLead(input, context, ports),
  );
  api.write(
    contract.convertLead,
    { input: schema.convertLeadInput, output: schema.convertedLeadSchema },
    (input, context) => convertLead(input, context, ports),
  );
}

function registerJobcards(api: Api, ports: IntlShipmentPorts): void {
  const output = schema.jobcardSchema;
  const saved = schema.savedJobcardSchema;
  const profitOf = profitOfJob(ports);
  api.list(contract.listJobcards, { row: schema.jobcardRowSchema, exported: jobcardWords }, (request, { db }) =>
    listJobcardRows(db, request),
  );
  api.read(contract.getJobcard, { input: idQuery, output }, async ({ id }, { db, clock }) =>
    metered(await findJobcardOrRefuse(db, id), clock.today()),
  );
  api.read(contract.getLastOfLane, { input: schema.laneQuery, output: schema.lastOfLaneSchema }, (query, { db }) =>
    lastOfLane(db, query),
  );
  api.read(contract.getJobProfit, { input: idQuery, output: schema.jobProfitSchema }, async ({ id }, { db }) =>
    profitOf(db, await findJobcardOrRefuse(db, id)),
  );
  api.read(contract.getJobPaperFacts, { input: idQuery, output: schema.jobPaperFactsSchema }, readJobPaperFacts);
  api.file(contract.getJobSheets, { input: schema.jobSheetsQuery }, (query, context) =>
    jobSheetsPdf(query, context, ports),
  );
  api.file(contract.getJobPaper, { input: schema.jobPaperQuery }, (query, context) =>
    jobPaperPdf(query, context, ports),
  );
  api.write(contract.addJobcard, { input: schema.addJobcardInput, output: saved }, async (input, context) => {
    const added = await addJobcard(input, context, ports.takeJobNumber);
    return { ...added, data: metered(added.data, context.clock.today()) };
  });
  api.write(contract.updateJobcard, { input: schema.updateJobcardInput, output: saved }, async (input, context) => {
    const updated = await updateJobcard(input, context);
    return { ...updated, data: metered(updated.data, context.clock.today()) };
  });
  api.write(contract.accrueFreeDays, { input: schema.accrueFreeDaysInput, output }, async (input, context) =>
    metered(await accrueFreeDays(input, context), context.clock.today()),
  );
  api.write(contract.settlePaper, { input: schema.settlePaperInput, output }, async (input, context) =>
    metered(await settlePaper(input, context, ports), context.clock.today()),
  );
  api.write(contract.deleteJobcard, { input: seenInput, output: gone }, deleteJobcard);
  api.write(contract.moveJobcard, { input: schema.moveJobcardInput, output }, async (input, context) =>
    metered(await moveJobcard(input, context, { ...ports, profitOf }), context.clock.today()),
  );
}

function registerShipments(api: Api, { holdDocument }: IntlShipmentPorts): void {
  const output = schema.shipmentSchema;
  const exported = { exceptions: { labels: shipmentExceptionLabel } };
  api.list(contract.listShipments, { row: schema.shipmentRowSchema, exported }, (request, { db }) =>
    listShipmentRows(db, request),
  );
  api.read(contract.getShipment, { input: idQuery, output }, ({ id }, { db }) => findShipmentOrRefuse(db, id));
  api.write(contract.updateShipment, { input: schema.updateShipmentInput, output }, updateShipment);
  registerImport(api, contract.carrierEventImport, importCarrierEvents, knownCarrierEvents);
  api.write(
    contract.updateShipmentStatus,
    { input: schema.updateShipmentStatusInput, output: schema.updatedShipmentSchema },
    updateShipmentStatus,
  );
  api.write(contract.correctShipmentEvent, { input: correctEventInput, output }, (input, context) =>
    correctEvent(shipmentTrack, input, context),
  );
  api.write(contract.uploadPod, { input: uploadPodInput, output }, (input, context) =>
    uploadShipmentPod(input, context, holdDocument),
  );
  api.write(contract.verifyPod, { input: verifyPodInput, output }, verifyShipmentPod);
}
