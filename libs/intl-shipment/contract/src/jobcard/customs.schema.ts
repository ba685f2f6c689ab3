import { businessDate, minorUnits, string } from '@freightdesk/shared-endpoint/schema';
import { boeTypes } from './jobcard.kinds';

const number = () => string().max(20).nullable();

/** What customs gave a job: the shipping bill of goods that leave, manifest and bill of entry of goods that come. */
export const customsFields = {
  /** Of the station of customs: `INNSA1`. */
  portCode: number().label('Port code'),
  /** Of the electronic manifest that carriers and forwarders file themselves (SCMTR). */
  csnNo: number().label('CSN (SCMTR) number'),
  shippingBillType: string().label('Shipping bill type').max(40).nullable(),
  egmNo: number().label('EGM number'),
  egmDate: businessDate().label('EGM date').nullable(),
  shippingBillNo: number().label('Shipping bill number'),
  shippingBillDate: businessDate().label('Shipping bill date').nullable(),
  leoDate: businessDate().label('Let export order date').nullable(),
  /** Under which the goods leave: drawback, RoDTEP, an authorisation. */
  exportScheme: string().label('Export scheme').max(80).nullable(),
  /** As customs take it, in rupees. */
  fobPaise: minorUnits().label('FOB value').min(0).nullable(),
  igmNo: number().label('IGM / SAM number'),
  igmDate: businessDate().label('IGM / SAM date').nullable(),
  igmLineNo: number().label('Line number'),
  boeNo: number().label('Bill of entry number'),
  boeDate: businessDate().label('Bill of entry date').nullable(),
  boeType: string()
    .label('Bill of entry type')
    .nullable()
    .oneOf([...boeTypes, null]),
  /** On which the duty is computed, in rupees (Customs Act s.14). */
  assessablePaise: minorUnits().label('Assessable value').min(0).nullable(),
  dutyChallanNo: string().label('Duty challan number').max(40).nullable(),
  oocDate: businessDate().label('Out-of-charge date').nullable(),
};

/** The same as a job has them. */
export const customsOfJob = {
  portCode: customsFields.portCode.defined(),
  csnNo: customsFields.csnNo.defined(),
  shippingBillType: customsFields.shippingBillType.defined(),
  egmNo: customsFields.egmNo.defined(),
  egmDate: customsFields.egmDate.defined(),
  shippingBillNo: customsFields.shippingBillNo.defined(),
  shippingBillDate: customsFields.shippingBillDate.defined(),
  leoDate: customsFields.leoDate.defined(),
  exportScheme: customsFields.exportScheme.defined(),
  fobPaise: customsFields.fobPaise.defined(),
  igmNo: customsFields.igmNo.defined(),
  igmDate: customsFields.igmDate.defined(),
  igmLineNo: customsFields.igmLineNo.defined(),
  boeNo: customsFields.boeNo.defined(),
  boeDate: customsFields.boeDate.defined(),
  boeType: customsFields.boeType.defined(),
  assessablePaise: customsFields.assessablePaise.defined(),
  dutyChallanNo: customsFields.dutyChallanNo.defined(),
  oocDate: customsFields.oocDate.defined(),
};
