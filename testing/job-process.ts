import { type Job, startJobs } from '@/lib/jobs/run-jobs'
import { stored } from '@/testing/stored'

/* A process with one job, for tests with several of them: it records each run and any overlap. */
const hangs = process.argv.includes('hang')

const job: Job = {
  name: 'marked',
  everyMs: 1,
  async run(signal) {
    const marks = await stored('job_marks')
    const entered = await marks.insertOne({ inside: process.pid })
    if ((await marks.countDocuments({ inside: { $exists: true } })) > 1) {
      await marks.insertOne({ overlap: process.pid })
    }
    if (hangs) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await marks.insertOne({ ran: process.pid })
    await marks.deleteOne({ _id: entered.insertedId })
  },
}

startJobs([job], { tickMs: 5, leaseMs: 2000, retryMs: 10 })
process.stdout.write('working\n')
setInterval(() => undefined, 60_000)
