/** Things that show another motif in their field: a sign is on a shop and not in the air. */
export const CARRIERS_SHEET = `
# hot-air balloon with a picture |  | vehicle^ mountain day free | cream rose brown
d/.03& M.5 .3 L.17 .72
m M0 -1.1 C.62 -1.1 .86 -.7 .84 -.36 C.82 .02 .4 .3 .24 .5 L-.24 .5 C-.4 .3 -.82 .02 -.84 -.36 C-.86 -.7 -.62 -1.1 0 -1.1 Z
s& M.4 -1 C.68 -.88 .86 -.66 .84 -.36 C.82 .02 .4 .3 .24 .5 L.12 .5 C.3 .24 .6 0 .6 -.36 C.6 -.66 .54 -.86 .4 -1 Z
a M-.2 .7 L.2 .7 L.16 1 L-.16 1 Z
d M-.22 .68 L.22 .68 L.22 .75 L-.22 .75 Z
@field -.46 -.84 .46 .08
# boat with a picture on its sail |  | vehicle~ sea free | cream rust blue
k/.05 M0 -1 L0 .6
m M-.76 -.86 L.76 -.86 C.86 -.5 .86 0 .7 .34 L-.7 .34 C-.56 0 -.56 -.5 -.76 -.86 Z
k/.05 M-.82 -.88 L.82 -.88
a M.02 -1 L.4 -1.08 L.02 -1.16 Z
s M-1 .5 L1 .5 C.9 .86 .7 1 .5 1 L-.5 1 C-.7 1 -.9 .86 -1 .5 Z
y M-1 .5 L1 .5 L.97 .62 L-.97 .62 Z
@field -.42 -.72 .58 .24
# shop |  | place city free | rose cream teal
m M-.86 -.56 L.86 -.56 L.86 1 L-.86 1 Z
x M-.94 -1 L.94 -1 L.94 -.9 L-.94 -.9 Z
s M-.8 -.9 L.8 -.9 L.8 .02 L-.8 .02 Z
a M-.9 .08 L.9 .08 L1 .36 L-1 .36 Z
l& M.22 .08 L.58 .08 L.64 .36 L.24 .36 Z
l M-.1 .08 L.1 .08 L.1 .36 L-.1 .36 Z
d M-.7 .46 L.16 .46 L.16 .86 L-.7 .86 Z
y M-.66 .5 L.12 .5 L.12 .82 L-.66 .82 Z
d M.3 .46 L.7 .46 L.7 1 L.3 1 Z
a M.36 .52 L.64 .52 L.64 .76 L.36 .76 Z
@field -.7 -.86 .7 -.04
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
# lantern with a picture |  | object^ night city free | gold red
k/.04 M0 -1.1 L0 -.8
s M-.3 -.86 L.3 -.86 L.3 -.72 L-.3 -.72 Z
m M-.5 -.72 C-.9 -.4 -.9 .36 -.5 .66 L.5 .66 C.9 .36 .9 -.4 .5 -.72 Z
s M-.3 .66 L.3 .66 L.3 .78 L-.3 .78 Z
s/.04 M0 .78 L0 1.1
@field -.46 -.5 .46 .44
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
# sunflower head |  | plant meadow day | yellow leaf brown
s/.05 M0 .07 C.05 .28 -.03 .6 0 .97
s M.01 .55 C.16 .39 .32 .39 .42 .44 C.32 .63 .16 .65 .01 .6 Z
s M0 .76 C-.16 .6 -.32 .6 -.42 .65 C-.32 .84 -.16 .86 0 .81 Z
@star m 18 .66 0 -.25 .72
# snowman's body |  | person mountain snow | white red brown
m O 0 0.175 0.68 0.629
x M0.255 -0.403 C0.765 -0.25 0.816 0.43 0.34 0.736 C0.51 0.43 0.51 -0.08 0.255 -0.403 Z
a/0.051& M0.51 0.005 L0.969 -0.335
k& O 0 0.005 0.051
k O 0 0.26 0.051
s M-0.425 -0.505 C-0.17 -0.386 0.17 -0.386 0.425 -0.505 L0.425 -0.335 C0.17 -0.216 -0.17 -0.216 -0.425 -0.335 Z
s M0.204 -0.352 L0.391 -0.369 L0.425 0.005 L0.255 0.005 Z
`
