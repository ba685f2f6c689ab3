export { sheetPdf } from './sheet-pdf';
export { zippedFiles } from './zipped-files';
