export { navigation } from './navigation';
export { routes } from './routes';
