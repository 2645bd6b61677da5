export { startSmtpSink, type SmtpSink } from '@/lib/testing/smtp-sink'
