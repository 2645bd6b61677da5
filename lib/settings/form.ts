import { PART_LABELS, PARTS } from '@/lib/config/parts'
import type { SettingKey } from '@/lib/config/setting-keys'
import { LINK_PARTS } from '@/lib/config/site-links'
import { defineFields, type FormField } from '@/lib/form/fields'

type Section = {
  id: string
  title: string
  fact: string
  fields: Partial<Record<SettingKey, FormField>>
}

const LONG = 20_000

const line = (label: string, help = '', max = 500) => ({ label, help, kind: 'line', max }) as const

const secret = (label: string, help = '') =>
  ({
    label,
    help,
    kind: 'line',
    max: 500,
    input: { spellCheck: false, 'data-secret': true },
  }) as const

const onOff = (label: string, help = '') =>
  ({ label, help, kind: 'choice', options: ['on', 'off'], invalid: 'on or off' }) as const

/** What the owner can set in the browser (G-140); the environment has the same keys. */
export const settingSections = (menuNames: readonly string[] = []): readonly Section[] => [
  {
    id: 'site',
    title: 'Site',
    fact: 'its name and what it says of itself',
    fields: defineFields({
      SITE_NAME: line('Name of the site', '', 40),
      OWNER_NAME: line('Your name, as visitors read it', '', 80),
      BOT_NAME: line('Name of the chat assistant', '', 40),
      HOME_TITLE: { ...line('Title of home', '', 120), isWide: true },
      HOME_LEAD: {
        label: 'First sentences of home',
        kind: 'lines',
        max: 500,
        help: 'Visitors read them; members see what is new.',
        isWide: true,
      },
      SITE_DESCRIPTION: {
        ...line('Description', 'Search engines and link previews show it.', 300),
        isWide: true,
      },
      SITE_URL: line('Public address', 'Links in mails, feeds and QR codes begin with it.'),
      FORMER_HOSTS: line('Former host names', 'They lead to the public address; commas between.'),
      CONTENT_LANGUAGE: line('Language of what you write', 'Such as en, de or pt-BR.', 35),
      TIME_ZONE: line(
        'Your time zone',
        'Such as Europe/Vienna: for the dates on your screens.',
        60,
      ),
      ACCENT: line('Accent colour', 'Such as #107766; the colours of the day come first.', 7),
    }),
  },
  {
    id: 'contact',
    title: 'Contact and links',
    fact: 'how visitors reach you',
    fields: defineFields({
      CONTACT_EMAIL: line('E-mail address', 'It is shown to visitors.', 254),
      LINKS: {
        label: 'Links',
        kind: 'lines',
        max: LONG,
        rows: LINK_PARTS,
        isWide: true,
      },
      SOCIAL_URL_1: line('Social profile', 'Only while there are no links above.'),
      SOCIAL_URL_2: line('Second social profile'),
      CODE_HOST_URL: line('Code'),
    }),
  },
  {
    id: 'parts',
    title: 'Parts and menu',
    fact: 'a part that is off keeps its data',
    fields: defineFields({
      PARTS_OFF: {
        label: 'Parts that are off',
        kind: 'ticks',
        options: PARTS.map((value) => ({ value, label: PART_LABELS[value] })),
        invalid: 'Please choose parts of the site.',
        isWide: true,
      },
      SIGN_UP: {
        label: 'New members',
        kind: 'choice',
        options: [
          { value: 'open', label: 'everybody may sign up' },
          { value: 'approval', label: 'you approve each sign-up' },
          { value: 'closed', label: 'by your invitation alone' },
        ],
        invalid: 'Please choose who may sign up.',
        help: 'An invitation works with each of these, but not while “Sign-up” is off.',
      },
      MENU: {
        ...line('Menu', 'What comes first; all other entries follow in the site’s own order.'),
        rows: [{ label: 'Entry', options: menuNames }],
      },
    }),
  },
  {
    id: 'mail',
    title: 'Mail',
    fact: 'without a server, mail stays in the outbox',
    fields: defineFields({
      SMTP_URL: secret('Mail server', 'smtp://name:password@mail.example.org:587'),
      MAIL_FROM: line('Sender', 'Such as Anna <anna@example.org>.', 320),
      WEEKLY_DIGEST: onOff(
        'Weekly digest',
        'To those who ask for it, once there is a mail server.',
      ),
    }),
  },
  {
    id: 'ai',
    title: 'AI',
    fact: 'without a key the site’s own programs do the work',
    fields: defineFields({
      OPENAI_API_KEY: secret('OpenAI key'),
      OPENAI_BASE_URL: line('OpenAI address', 'Of another service that speaks its language.'),
      OPENAI_IMAGE_MODEL: line('OpenAI model for pictures', '', 100),
      OPENAI_TEXT_MODEL: line('OpenAI model for texts', '', 100),
      ANTHROPIC_API_KEY: secret('Anthropic key'),
      ANTHROPIC_BASE_URL: line('Anthropic address'),
      ANTHROPIC_MODEL: line('Anthropic model', '', 100),
      AI_DAILY_LIMIT_EUR: line('Limit a day in €', 'Above it the site’s own programs work.', 12),
    }),
  },
  {
    id: 'law',
    title: 'Law',
    fact: 'who answers for the site; what is empty is shown nowhere',
    fields: defineFields({
      LEGAL_NAME: line('Name', 'Of the person or company.', 120),
      LEGAL_ADDRESS: {
        label: 'Postal address',
        kind: 'lines',
        max: 400,
        help: 'In several lines, as on a letter.',
        input: { rows: 4 },
      },
      LEGAL_EMAIL: line('E-mail address', 'In the imprint and in the privacy policy.', 254),
      LEGAL_PHONE: line('Telephone', '', 40),
      LEGAL_REGISTER: line('Register and number', '', 200),
      LEGAL_VAT_ID: line('VAT number', '', 40),
      LEGAL_AUTHORITY: line('Supervisory authority', 'Of your trade, if it has one.', 200),
      LEGAL_BARRIER_CONTACT: line('Contact for barriers', 'In the accessibility statement.', 200),
      LEGAL_VAT: {
        label: 'VAT in the store',
        kind: 'choice',
        options: [
          { value: '', label: 'not shown' },
          { value: 'charged', label: 'in the prices' },
          { value: 'none', label: 'not charged' },
        ],
        invalid: 'Please choose whether VAT is charged.',
      },
      LEGAL_DELIVERY: line('Delivery', 'What it costs, where to, how long; beside prices.', 300),
    }),
  },
  {
    id: 'crawlers',
    title: 'Search engines and AI',
    fact: 'what robots may read',
    fields: defineFields({
      CRAWLERS: {
        label: 'Robots',
        kind: 'choice',
        options: [
          { value: 'all', label: 'all may read the site' },
          { value: 'no-ai', label: 'none that collects for AI' },
          { value: 'none', label: 'none at all' },
        ],
        invalid: 'Please choose who may read the site.',
        help: 'A request in robots.txt and in the pages; polite robots obey it.',
      },
    }),
  },
  {
    id: 'day',
    title: 'Art of the day',
    fact: 'when it begins, where it is posted',
    fields: defineFields({
      AOTD_DAY_START_UTC: line('Start of the day, in UTC', 'Such as 04:50.', 5),
      BIRTHDAY_MIN_AGE_HOURS: line('Hours before a new birthday counts', '', 4),
      BIRTHDAY_BANNER_USERS: line('Birthday banner for', 'User names with commas between them.'),
      X_API_KEY: secret('X: key', 'All four of X, or none.'),
      X_API_SECRET: secret('X: secret'),
      X_ACCESS_TOKEN: secret('X: access token'),
      X_ACCESS_SECRET: secret('X: access secret'),
      X_BASE_URL: line('X: address'),
      TELEGRAM_BOT_TOKEN: secret('Telegram: token of the bot'),
      TELEGRAM_CHAT_ID: line('Telegram: chat', '', 100),
      TELEGRAM_BASE_URL: line('Telegram: address'),
    }),
  },
  {
    id: 'services',
    title: 'Other services',
    fact: 'none is called while its field is empty',
    fields: defineFields({
      CAPTCHA_PROVIDER: {
        label: 'Captcha',
        kind: 'choice',
        options: ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'],
        invalid: 'Please choose a captcha.',
        help: 'altcha needs no service and no keys.',
      },
      CAPTCHA_SITE_KEY: line('Captcha: site key'),
      CAPTCHA_SECRET: secret('Captcha: secret'),
      CAPTCHA_SIGNUP: onOff('Captcha at sign-up'),
      GEOCODER_URL: line('Geocoder', 'It names the place of a photo.'),
      TILE_URL: line('Map tiles', 'https://tiles.example.org/{z}/{x}/{y}.png'),
      IP_LOOKUP_URL: line('Lookup of addresses', '{ip} is where the address goes.'),
      ANALYTICS_URL: line('Analytics'),
      UPDATE_URL: line('Newest version', 'Asked once a day; the overview says what is newer.'),
      HSTS_SUBDOMAINS: onOff('https for all sub-domains', 'Browsers remember it for a year.'),
      SERVICE_WORKER: onOff('Pages without a network'),
      PING_SECRET: secret('Secret of the pings'),
      PARTY_LAT: line('Party: latitude', '', 20),
      PARTY_LNG: line('Party: longitude', '', 20),
      PARTY_MAPS_URL: line('Party: map'),
    }),
  },
]

const LABELS = new Map(
  settingSections().flatMap(({ fields }) =>
    Object.entries(fields).map(([key, field]) => [key, field.label] as const),
  ),
)

const KEY_NAMES = /\b[A-Z]+(_[A-Z0-9]+)+\b/g

/** A text in which the fields of the screen stand for the keys that it names. */
export function withSettingLabels(text: string): string {
  return text.replaceAll(KEY_NAMES, (key) => (LABELS.has(key) ? `“${settingLabel(key)}”` : key))
}

export function settingLabel(key: string): string {
  return LABELS.get(key) ?? key
}
