type Sample = { labels?: Record<string, string>; suffix?: string; value: number }
export type Metric = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** The text format of Prometheus, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('')
}

function writeMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, suffix = '', value }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function writeLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${quote(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}
