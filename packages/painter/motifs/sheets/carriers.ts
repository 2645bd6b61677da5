/** Things that show another motif in their field: a sign is on a shop and not in the air. */
export const CARRIERS_SHEET = `
# hot-air balloon with a picture |  | vehicle^ mountain day free | cream rose brown
d/.03& M.5 .3 L.17 .72
m M0 -1.1 C.62 -1.1 .86 -.7 .84 -.36 C.82 .02 .4 .3 .24 .5 L-.24 .5 C-.4 .3 -.82 .02 -.84 -.36 C-.86 -.7 -.62 -1.1 0 -1.1 Z
s& M.4 -1 C.68 -.88 .86 -.66 .84 -.36 C.82 .02 .4 .3 .24 .5 L.12 .5 C.3 .24 .6 0 .6 -.36 C.6 -.66 .54 -.86 .4 -1 Z
a M-.2 .7 L.2 .7 L.16 1 L-.16 1 Z
d M-.22 .68 L.22 .68 L.22 .75 L-.22 .75 Z
@field -.46 -.84 .46 .08
# mug |  | vessel free | cream rose
m/.16 M.6 -.4 C1.12 -.5 1.12 .5 .56 .44
m M-.72 -.8 L.72 -.8 L.64 .86 C.6 .98 -.6 .98 -.64 .86 Z
s M-.72 -.8 L.72 -.8 L.71 -.66 L-.71 -.66 Z
y M-.66 .76 L.66 .76 L.64 .86 C.6 .98 -.6 .98 -.64 .86 Z
@field -.5 -.54 .5 .66
# clock tower |  | place city free | sand rust cream
m M-.42 -.5 L.42 -.5 L.42 1 L-.42 1 Z
x M.2 -.5 L.42 -.5 L.42 1 L.2 1 Z
s M-.52 -.5 L0 -1.26 L.52 -.5 Z
d M-.14 .62 C-.14 .44 .14 .44 .14 .62 L.14 1 L-.14 1 Z
d& M.1 .14 L.2 .14 L.2 .36 L.1 .36 Z
a O 0 -.1 .4
@field -.37 -.47 .37 .27
# sandcastle |  | place sea day | sand brown
m M-1 1 L-.9 .2 L-.56 .2 L-.56 -.02 L.56 -.02 L.56 .2 L.9 .2 L1 1 Z
m M-.34 0 L-.3 -.5 L.3 -.5 L.34 0 Z
x M.3 -.02 L.56 -.02 L.56 .2 L.9 .2 L1 1 L.5 1 Z
m M-.36 -.62 L-.2 -.62 L-.2 -.5 L.2 -.5 L.2 -.62 L.36 -.62 L.36 -.4 L-.36 -.4 Z
m& M.52 -.14 L.66 -.14 L.66 -.02 L.78 -.02 L.78 -.14 L.94 -.14 L.94 .2 L.52 .2 Z
s M-.2 1 C-.2 .5 .2 .5 .2 1 Z
s& M.6 .4 L.74 .4 L.74 .6 L.6 .6 Z
# sun with rays |  | sky^ day warm | orange gold
@star m 16 .8 0 0 1.28
# moon with craters |  | sky^ night calm | gold silver
m O 0 0 1.16
s O 0 0 1.06
`
