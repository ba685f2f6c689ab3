export { filesBeside } from './document/files-beside';
export { documentHolder } from './document/hold-document';
export { deliverMails } from './mail/deliver-mails';
export { type MailSettings, readMailPassword, readMailSettings } from './mail/mail-settings';
export { type MailPorts } from './mail/send-mail';
export { smtp } from './mail/smtp';
export { mentionsOf } from './note/mentions.repository';
export { type ActivityPorts, registerActivity } from './register-activity';
export { activityInvariants } from './verify/activity-invariants';
