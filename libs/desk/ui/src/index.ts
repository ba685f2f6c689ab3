export { Bell } from './notification/bell';
