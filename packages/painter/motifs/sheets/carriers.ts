/** What another motif is on. */
export const CARRIERS_SHEET = `
# clock tower |  | place city free | sand rust cream
m M-.42 -.5 L.42 -.5 L.42 1 L-.42 1 Z
x M.2 -.5 L.42 -.5 L.42 1 L.2 1 Z
s M-.52 -.5 L0 -1.26 L.52 -.5 Z
d M-.14 .62 C-.14 .44 .14 .44 .14 .62 L.14 1 L-.14 1 Z
d& M.1 .24 L.2 .24 L.2 .46 L.1 .46 Z
a O 0 -.14 .31
@field -.28 -.42 .28 .14
# sandcastle |  | place sea day | sand brown
m M-1 1 L-.9 .2 L-.56 .2 L-.56 -.02 L.56 -.02 L.56 .2 L.9 .2 L1 1 Z
m M-.34 0 L-.3 -.5 L.3 -.5 L.34 0 Z
x M.3 -.02 L.56 -.02 L.56 .2 L.9 .2 L1 1 L.5 1 Z
m M-.36 -.62 L-.2 -.62 L-.2 -.5 L.2 -.5 L.2 -.62 L.36 -.62 L.36 -.4 L-.36 -.4 Z
m& M.52 -.14 L.66 -.14 L.66 -.02 L.78 -.02 L.78 -.14 L.94 -.14 L.94 .2 L.52 .2 Z
s M-.2 1 C-.2 .5 .2 .5 .2 1 Z
s& M.6 .4 L.74 .4 L.74 .6 L.6 .6 Z
`
