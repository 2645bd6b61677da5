import { handleNextAuth } from '@/lib/account/next-auth/handler'

// next-auth's own paths, with the same token as /api/signin (G-4)
export { handleNextAuth as GET, handleNextAuth as POST }
