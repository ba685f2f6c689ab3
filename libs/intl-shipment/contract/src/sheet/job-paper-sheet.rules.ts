import type { PrintedSheet } from '@freightdesk/shared-sheet';
import type { JobPaper } from '../jobcard/job-paper.kinds';
import { cargoManifest, shipperInvoice } from './goods-sheets.rules';
import { houseAirWaybill, houseBillOfLading } from './house-bill-sheet.rules';
import { asCarried, type PaperMatter } from './job-paper-parts.rules';
import { jobSheet } from './job-sheet.rules';
import { arrivalNotice, deliveryOrder, preAlert } from './notice-sheets.rules';

const made: Readonly<Record<JobPaper, (matter: PaperMatter) => PrintedSheet>> = {
  'job-sheet': jobSheet,
  hbl: houseBillOfLading,
  hawb: houseAirWaybill,
  'pre-alert': preAlert,
  'cargo-manifest': cargoManifest,
  'shipper-invoice': shipperInvoice,
  'arrival-notice': arrivalNotice,
  'delivery-order': deliveryOrder,
};

/** A paper of a job, which the page and the PDF draw. What was cancelled says so across it. */
export function jobPaperSheet(paper: JobPaper, matter: PaperMatter): PrintedSheet {
  const sheet = made[paper](asCarried(matter));
  return matter.job.status === 'CANCELLED' ? { ...sheet, watermark: 'CANCELLED' } : sheet;
}
