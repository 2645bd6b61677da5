import { clockFile } from './clock'

// The environment is read once for all files of the process, so it names the clock from the start.
clockFile()
