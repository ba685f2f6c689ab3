import { id, record, string } from '@freightdesk/shared-endpoint/schema';

/** Another record, or a person, by name. */
export const named = () => record({ id: id().required(), name: string().required() });
