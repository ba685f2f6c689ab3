export { fileName, pdfFile, pictureOf } from './pdf-file';
export { sheetPdf } from './sheet-pdf';
export { zippedFiles } from './zipped-files';
