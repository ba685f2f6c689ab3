export { publishedComputations } from './gst/gst.spec-cases.data';
