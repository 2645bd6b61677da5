/**
 * One line per flag: its code, its ground and its pieces from bottom to top. Grounds: a colour, `h`
 * and `v` for stripes (a colour twice is a stripe twice as wide), or `-` for cloth that is no
 * rectangle. Pieces: a letter, a colour and positions in hundredths of the cloth from the upper
 * corner at the hoist:
 *
 * `B` box by its edges, `P` polygon, `L` drawn line and `X` band across, both
 * with their width first, `N` Nordic cross by its width and upright, `D` disc, `O` ring (width
 * first), `C` half disc and `M` crescent (with degrees), `S` star, `Q` sun (with rays), `R` ring of
 * stars (radius, radius of a star, how many), `H` shield, `G` an emblem by its name, `U` the union
 * in the canton.
 */
export const FLAGS_A_TO_F = `
AC n U Hs74,50,20 Cg74,54,15
AD v byr Dr50,50,13
AE h gwk Br0,0,28,100
AF v krg Ow5,50,50,15 Gwtemple:50,50,10
AG r Pw0,0,100,0,50,100 Pk0,0,100,0,77,46,23,46 Qy50,46,24,16 Pb23,46,77,46,67,66,33,66
AI n U Hw74,48,22 Do70,40,5 Do78,40,5 Do74,52,5 Bs64,58,84,66
AL r Gkeagle:50,50,38
AM h rbo
AO h rk Sy50,42,14 My48,50,26
AQ b Gwantarctica:50,50,34
AR h sws Qy50,50,13,16
AS n Pr0,50,100,-2,100,102 Pw8,50,100,6,100,94 Gobird:76,50,20
AT h rwr
AU n U Qw25,77,14,7 Qw75,18,7,7 Qw63,44,7,7 Qw87,38,7,7 Qw75,82,8,7 Sw80,56,4
AW s By0,64,100,70 By0,77,100,83 Qw16,25,16,4 Qr16,25,13,4
AX b Ny26,34 Nr11,34
AZ h srg Mw47,50,15 Qw57,50,8,8
BA b Py28,0,88,0,88,100 Sw24,6,8 Sw38,29,8 Sw52,52,8 Sw66,75,8 Sw80,97,6
BB v byb Gktrident:50,52,26
BD f Dr45,50,30
BE v kyr
BF h rg Sy50,50,20
BG h wgr
BH r Pw0,0,30,0,20,10,30,20,20,30,30,40,20,50,30,60,20,70,30,80,20,90,30,100,0,100
BI r Pg0,0,50,50,0,100 Pg100,0,50,50,100,100 Xw16,0,0,100,100 Xw16,0,100,100,0 Dw50,50,24 Sr50,40,8 Sr43,57,8 Sr57,57,8
BJ y Br40,50,100,100 Bg0,0,40,100
BL w Hb50,52,30 Br34,22,66,38 Sy50,60,12
BM r U Hw74,52,20 Grlion:74,50,12
BN y Pw0,0,100,66,100,96,0,26 Pk0,26,100,96,100,108,0,44 Grtrident:50,46,22
BO h ryg Gmbird:50,50,12 Os2.5,50,50,14
BQ w Pb100,36,100,100,20,100 Py0,0,38,0,0,32 Ok3,28,50,15 Qr28,50,11,6
BR g Py50,7,94,50,50,93,6,50 Dn50,50,26 Lw4,36,43,50,46,64,57
BS h tyt Pk0,0,44,50,0,100
BT y Po100,0,100,100,0,100 Gwserpent:50,50,34
BV r Nw25,36 Nn12,36
BW s Bw0,36,100,64 Bk0,42,100,58
BY h rrg Bw0,0,12,100 Qr6,14,7,4 Qr6,38,7,4 Qr6,62,7,4 Qr6,86,7,4
BZ b Br0,0,100,10 Br0,90,100,100 Dw50,50,32 Og4,50,50,28 Gocrown:50,52,10
CA v rwwr Grmaple:50,50,36
CC g Dy18,26,15 Gopalm:18,28,11 My50,50,16 Sy80,18,6 Sy72,46,6 Sy88,46,6 Sy80,80,6
CD s Xy30,0,100,100,0 Xr20,0,100,100,0 Sy16,24,18
CF h bwgy Br43,0,57,100 Sy14,14,10
CG g Py28,100,72,0,100,0,58,100 Pr58,100,100,0,100,100
CH r Bw43,20,57,80 Bw28,39,72,61
CI v owg
CK n U Rw74,50,28,5,15
CL h wr Bb0,0,36,50 Sw18,25,14
CM v gry Sy50,50,14
CN r Sy18,30,22 Sy36,11,6 Sy44,23,6 Sy44,40,6 Sy36,53,6
CO h yybr
CP v bwr
CQ w Br44,0,56,100 Br0,41,100,59 Br0,0,44,41 Gylion:14,20,9 Gylion:32,20,9
CR h bwrrwb Hw30,50,13 Cs30,52,9
CU h bwbwb Pr0,0,50,50,0,100 Sw16,50,14
CV b Bw0,50,100,78 Br0,59,100,69 Ry37,62,24,5,10
CW n By0,64,100,76 Sw13,17,9 Sw28,36,13
CX b Pg0,0,100,0,100,100 Dy50,50,15 Ggisland:50,50,9 Gybird:80,26,14 Sw12,50,5 Sw30,62,5 Sw20,86,6
CY w Goisland:50,42,26 Lg5,36,72,50,82 Lg5,50,82,64,72
CZ h wr Pb0,0,50,50,0,100
DE h kry
DG w U Lb7,0,60,25,68,50,60,75,68,100,60 Lb7,0,76,25,84,50,76,75,84,100,76 Lb7,0,92,25,100,50,92,75,100,100,92 Lb7,52,12,75,20,100,12 Lb7,52,30,75,38,100,30 Ggpalm:75,48,30
DJ h tg Pw0,0,50,50,0,100 Sr17,50,13
DK r Nw18,36
DM g By38,0,43,100 Bk43,0,48,100 Bw48,0,53,100 By0,37,100,44 Bk0,44,100,51 Bw0,51,100,58 Dr46,48,24 Og3,46,48,17 Gvbird:46,48,12
DO b Br50,0,100,50 Br0,50,50,100 Bb50,50,100,100 Bw43,0,57,100 Bw0,40,100,60 Hg50,50,8
DZ v gw Mr50,50,22 Sr57,50,11
EA h ryyr Hr32,50,15 Pw26,40,32,40,32,50,26,50 Gocrown:32,32,8
EC h yybr Hs50,52,16 Gkbird:50,33,12
EE h bkw
EG h rwk Gyeagle:50,50,14
EH h kwg Pr0,0,42,50,0,100 Mr58,50,14 Sr65,50,8
ER r Pg0,0,100,0,100,50 Ps0,100,100,50,100,100 Oy4,26,50,20 Gycedar:26,50,14
ES h ryyr Hr32,50,15 Pw26,40,32,40,32,50,26,50 Gocrown:32,32,8
ET h gyr Db50,50,24 Oy2.5,50,50,18 Sy50,50,17
EU n Ry50,50,32,6,12
FI w Nb26,36
FJ s U Hw75,52,24 Br61,28,89,42 Br72,42,78,76 Br62,52,88,58
FK n U Hb74,50,22 Cw74,56,15 Gwcastle:74,42,9
FM s Sw50,20,11 Sw50,80,11 Sw26,50,11 Sw74,50,11
FO w Nb25,36 Nr12,36
FR v bwr
`
