export { loadPalette } from './load-palette';
