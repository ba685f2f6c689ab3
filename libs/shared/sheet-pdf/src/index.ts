export { bundledPdf } from './bundled-pdf';
export { fileName, pdfFile, pictureOf } from './pdf-file';
export { sheetPdf } from './sheet-pdf';
export { stockPdf } from './stock-pdf';
export { zippedFiles } from './zipped-files';
