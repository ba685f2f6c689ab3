export { LazyPalette } from './lazy-palette';
