/** Flags of parts of countries and of none, in the notation of `rows-a-f.ts`. */
export const FLAGS_OTHERS = `
black k
chequered w Bk0,0,20,25 Bk40,0,60,25 Bk80,0,100,25 Bk20,25,40,50 Bk60,25,80,50 Bk0,50,20,75 Bk40,50,60,75 Bk80,50,100,75 Bk20,75,40,100 Bk60,75,80,100
gbeng w Br42,0,58,100 Br0,38,100,62
gbsct b Xw18,0,0,100,100 Xw18,0,100,100,0
gbwls h wg Grdragon:50,50,40
pirate k Dw50,34,20 Bw42,44,58,62 Lw7,26,66,74,90 Lw7,26,90,74,66 Dk43.5,35,5.5 Dk56.5,35,5.5 Pk50,42,53,49,47,49 Lk2,46,54,46,62 Lk2,54,54,54,62
rainbow h roygbv
red - Pr0,0,100,42,0,84
trans h spwps
white w
`
