export { PostedVouchers, Vouchers } from './voucher/posted-vouchers';
