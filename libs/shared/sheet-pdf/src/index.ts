export { bundledPdf } from './bundled-pdf';
export { fileName, pdfFile, pdfWithFiles, pictureOf } from './pdf-file';
export { sheetPdf } from './sheet-pdf';
export { stockPdf } from './stock-pdf';
export { type PackedFile, zippedFiles } from './zipped-files';
