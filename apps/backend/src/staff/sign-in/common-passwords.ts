/**
 * What is tried first wherever people sign in, as far as it is ten signs and more or becomes so by digits at its end;
 * Russian words also as they come out on the other layout.
 */
const WORDS = `
password passwords password1234 passw0rd p@ssw0rd p@ssword pa55word pass1234word mypassword yourpassword newpassword
changeme changemenow letmein letmeinnow welcome welcomehome administrator admin adminadmin rootroot superadmin superuser
qwerty qwertyuiop qwertyuiop[] qwertyui qwerty12345 qwerty123456 qwertyqwerty qazwsxedc qazwsxedcrfv 1qaz2wsx3edc
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r 1qaz2wsx zaq12wsx zaq1zaq1 zxcvbnm zxcvbnmasdf asdfghjkl asdfghjkl; asdfasdf qweasdzxc
qweasdzxc123 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4e5 abc123abc123 abcd1234abcd abcdefghij 1234567890 0123456789 0987654321
9876543210 12345678910 123456789a 123456789q 123456789z a123456789 q123456789 1029384756 1122334455 11223344556677
123123123 123321123321 1234512345 123456123456 1234qwerasdf 123qweasdzxc 123qwe123qwe qwe123qwe123 111222333444
iloveyou iloveyou2 ilovemymom iloveyouso loveyou sunshine princess football basketball baseball superman spiderman
batmanbatman starwars pokemon dragon monkey shadow master michael jennifer jordan charlie liverpool chelsea
manchester barcelona realmadrid computer internet samsung samsunggalaxy microsoft windows windows10 trustno1
whatever freedom blessed secret secretsecret topsecret mysecret default defaultpass temppassword temporary
test testtest testing testing123 testpassword guestguest useruser username logincom passwordpassword
restaurant restoran restoranrestoran pizzapizza pizzeria pizza sushisushi sushibar coffeeshop kitchen kitchen123
samobranka samobrankasamobranka samobranka123 manager managermanager operator dispatcher courier director ownerowner
parolparol parol parol12345 moyparol novyparol vhodvhod privet privetprivet qwertyparol lyubov lubovlubov solnyshko
solnishko zvezda zvezdochka moskva moscow moskvamoskva rossiya russia spartak spartakmoskva zenitchempion
пароль парольпароль мойпароль новыйпароль парольпарольпароль йцукен йцукенгшщз йцукенгшщзхъ фывапролд фывапролджэ
ячсмитьбю ячсмитьбю. любовь любимая любимый солнышко звездочка наташа анастасия александр александра екатерина
владимир дмитрий сергей сергейсергей марина маринамарина людмила светлана татьяна москва россия россияроссия
спартак зенитчемпион ресторан ресторанресторан пицца пиццапицца пиццерия суши кафекафе кухня администратор админ
админадмин директор менеджер оператор курьер владелец привет приветпривет самобранка самобранкасамобранка
gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnghbdtn ltvjrhfnbz hjccbz vjcrdf cjkysirj k.,jdm yfnfif fktrcfylh vfhbyf
`

export const commonPasswords: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))
