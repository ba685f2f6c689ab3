import { purchaseReport, readPurchases } from '@freightdesk/reports-contract';
import { RegisterScreen } from '../register/register-screen';

/** The purchase register: what vendors billed in a period, head by head. */
export const Component = () => <RegisterScreen report={purchaseReport} endpoint={readPurchases} type="PURCHASE" />;
