export { startSmtpSink, type SmtpSink } from '@/testing/smtp-sink'
